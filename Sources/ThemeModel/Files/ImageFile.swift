package import ConfigSchema
package import ImageCleaning
package import SourceDiagnostics

/// The file of an image token: here is decided whether a picture may be shown, for checks, pages and the preview alike.
package struct ImageFile: Hashable, Sendable {
    /// Where it is.
    package let file: ThemeFile

    /// Names a file in a theme's folder.
    package init(_ name: String, in folder: String) { file = ThemeFile(name, in: folder) }

    /// The path relative to the project's root.
    package var path: String { file.path }

    /// Why there is no picture.
    package enum Problem: Error, Hashable {
        /// The file cannot be had.
        case file(ThemeFile.Problem)
        /// The content is no picture, or not the one that the ending says.
        case content(ImageProblem)
    }

    /// A picture that may be shown: never the file's own bytes.
    package struct Picture: Sendable {
        package let format: ImageFormat
        /// The clean form of what the file has.
        package let clean: CleanImage
    }

    /// Reads the picture.
    package func read(in files: any FileSystem) throws(Problem) -> Picture {
        try picture(of: bytes(in: files))
    }

    /// The bytes that stand in the file, which nobody may be shown.
    package func bytes(in files: any FileSystem) throws(Problem) -> [UInt8] {
        do throws(ThemeFile.Problem) {
            return try file.read(as: ImageFormat(path: file.name), in: files, limit: ImageFormat.maxFileSize).bytes
        } catch {
            throw .file(error)
        }
    }

    /// The picture that some bytes of the file are.
    package func picture(of bytes: [UInt8]) throws(Problem) -> Picture {
        guard let format = ImageFormat(path: file.name) else { throw .file(.ending) }
        do throws(ImageProblem) {
            let clean =
                switch format {
                case .svg: try SVGImage.clean(bytes)
                case .png: try RasterImage.clean(bytes, as: .png)
                case .jpeg: try RasterImage.clean(bytes, as: .jpeg)
                case .gif: try RasterImage.clean(bytes, as: .gif)
                case .webp: try RasterImage.clean(bytes, as: .webp)
                }
            return Picture(format: format, clean: clean)
        } catch {
            throw .content(error)
        }
    }
}
