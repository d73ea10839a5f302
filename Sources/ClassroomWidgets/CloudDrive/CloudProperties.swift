import ConfigSchema
import SceneRendering

extension CloudDrive {
    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .image("image", default: "toolcollection_enabled_cloud", "Icon in the tool collection."),
            .color("backgroundColor", default: "$iconSelectedBackgroundColor", "Fill."),
            .length("cornerRadius", default: "$containerCornerRadius", "Radius of the corners."),
            .shadow("shadow", default: "$container", "Shadow."),
            .color("titleBackgroundColor", default: "$systemComponentColor", "Fill behind the tabs."),
            .color("selectedColor", default: "$systemBrandColor", "The line below the tab that is shown."),
            .group(
                "titleLabel", "The tabs, and the words above the columns.",
                PropertySpec.visibility + [
                    .font("font", default: "$font12", "Font of the words."),
                    .color(
                        "normalColor", default: "$textLevel1Color", "Colour of the tab that is shown.",
                        on: ["titleBackgroundColor"]),
                    .color(
                        "unselectedColor", default: "$textLevel2Color", "Colour of the other one and of the columns.",
                        on: ["titleBackgroundColor", "backgroundColor"]),
                ]),
            .group(
                "sepLine", "The lines below the tabs, below the columns' names and between the files.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "$systemDividerColor", "Colour of the lines.")
                ]),
            .group(
                "search", "The field in which a name is looked for.",
                PropertySpec.visibility + [
                    .font("font", default: "$font12", "Font of the field."),
                    .color("backgroundColor", default: "$systemComponentColor", "Fill of the field."),
                    .color("borderColor", default: "$systemDividerColor", "Colour of the line around it."),
                    .length("borderWidth", default: "$borderWidth", "Width of that line."),
                ]),
            .group(
                "cell", "One file.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "$systemComponentColor", "Fill behind the files."),
                    .group(
                        "label", "Its name, size and date.",
                        PropertySpec.visibility + [
                            .color(
                                "color", default: "$textLevel1Color", "Colour of the words.",
                                on: ["cell.backgroundColor"]),
                            .font("font", default: "$font13", "Font of the words."),
                        ]),
                    .group(
                        "image", "The picture of its kind.",
                        PropertySpec.visibility + [
                            .image("alfImage", default: "format-alf", "A page of the network, in a file."),
                            .image("audioImage", default: "format-audio", "Something to hear."),
                            .image("docImage", default: "format-word", "A text with pages."),
                            .image("excelImage", default: "format-excel", "A table."),
                            .image("pdfImage", default: "format-pdf", "A document of fixed pages."),
                            .image("picImage", default: "format-pic", "A picture."),
                            .image("pptImage", default: "format-PPT", "Slides."),
                            .image("unknownImage", default: "format-unknown", "Anything else."),
                            .image("videoImage", default: "format-video", "A film."),
                        ]),
                    .group(
                        "mark", "Whether one's own file is marked. Of our own.",
                        [
                            .image(
                                "selectableImage", default: "fcr_cloud_selectable",
                                "Picture of a file's mark while none is marked."),
                            .image("selectedImage", default: "fcr_choosed", "Picture of a mark."),
                            .image(
                                "unselectedImage", default: "fcr_cloud_unselected",
                                "Picture of a file's mark while others are marked."),
                        ]),
                    .group(
                        "conversion", "How far a file is from being pages for the board. Of our own.",
                        [
                            .image("image", default: "fcr_cloud_process", "What turns meanwhile."),
                            .font("font", default: "$font10", "Font of the words."),
                            .color(
                                "color", default: "$textLevel2Color", "Colour of the words.",
                                on: ["cell.backgroundColor"]),
                            .color(
                                "failedColor", default: "$systemErrorColor", "Colour of the words when it has failed.",
                                on: ["cell.backgroundColor"]),
                        ]),
                ]),
            // Of our own, as are the next four.
            button("uploadFile", "cloud_upload_file", "The button that brings files."),
            button("uploadPictures", "cloud_upload_image", "The button that brings pictures."),
            button("delete", "cloud_delete", "The button that deletes what is marked."),
            button("help", "cloud_question", "The button that tells what can be opened."),
            .group(
                "formats", "The list of what can be opened.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "$systemComponentColor", "Fill of the list."),
                    .image("alfImage", default: "fcr_alf", "A page of the network, in a file."),
                    .image("audioImage", default: "fcr_file_audio", "Something to hear."),
                    .image("docImage", default: "fcr_doc", "A text with pages."),
                    .image("pdfImage", default: "fcr_pdf", "A document of fixed pages."),
                    .image("picImage", default: "fcr_file_photo", "A picture."),
                    .image("pptImage", default: "fcr_ppt", "Slides."),
                    .image("videoImage", default: "fcr_file_video", "A film."),
                ]),
            button("refresh", "icon_refresh", "The button that shows the list as it is now."),
            button("close", "cloud_close", "The button that closes the drive."),
        ]

    private static func button(
        _ key: String, _ image: String, _ summary: String, line: Int = #line
    ) -> PropertySpec {
        .group(
            key, summary,
            PropertySpec.visibility + [.image("image", default: image, "Picture of the button.", line: line)],
            line: line)
    }
}
