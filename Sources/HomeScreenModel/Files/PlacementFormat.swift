package import ConfigSchema

/// What a screen's file says of a widget that it places, declared once.
package enum PlacementFormat {
    package static let members = [
        PropertySpec("family", .enumeration(WidgetFamily.names), "The form in which the widget stands."),
        PropertySpec("page", .integer(1...15), default: "1", "The page of a home screen."),
        PropertySpec(
            "cell", .list(of: .integer(0...15), count: 2...2),
            "The column and the row of the top left corner, from 0; by default the first place that is free."),
        PropertySpec(
            "slot",
            .enumeration([
                EnumerationCase("inline", "Above the clock."),
                EnumerationCase("0", "Below the clock, the first of four."),
                EnumerationCase("1", "The second."), EnumerationCase("2", "The third."),
                EnumerationCase("3", "The fourth."),
            ]), "The place on a lock screen; by default the first that is free."),
        PropertySpec(
            "stack", .list(of: .string, count: 1...9),
            "Further widgets in the same place, by their names; the one that matters most is on top."),
        PropertySpec(
            "configuration", .map(of: .anything, keys: .any("parameter")),
            "What was chosen for the widget, by parameter; the widget's own choices by default."),
    ]
}
