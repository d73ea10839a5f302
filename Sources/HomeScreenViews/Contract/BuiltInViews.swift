/// The views that ship, in the order of the reference.
enum BuiltInViews {
    static let all: [any HomeView.Type] = [
        ColumnView.self, RowView.self, LayersView.self, GridView.self, SpacerView.self, DividerView.self,
        TextView.self, DateView.self, ImageView.self, ShapeView.self, GaugeView.self, ProgressView.self,
        LinkView.self, ButtonView.self, ToggleView.self,
    ]

    /// Who they are.
    static let types = Set(all.map { ObjectIdentifier($0) })
}
