extension RefusedValue {
    /// Trees that contain themselves, and values that may be live.
    static let live = [
        RefusedValue(
            "tree: { «leav»: white }", "config.unknown-name: there is no tree 'leav' (did you mean 'leaf'?)"),
        RefusedValue(
            "tree: { fork: [{ leaf: white }, { branch: { ends: { «forks»: [] } } }] }",
            "config.unknown-name: there is no tree 'forks' (did you mean 'fork'?)"),
        RefusedValue(
            "tree: { branch: { «end»: { leaf: white } } }",
            "config.unknown-key: unknown property 'end' in 'branch' (did you mean 'ends'?)"),
        RefusedValue("tree: «white»", "config.kind: 'tree' is a map with one tree as its key; this is 'white'"),
        RefusedValue(
            "boundNumber: «2»",
            "config.range: 'boundNumber' is a number from 0 to 1, or $name of a metric; 2 is outside"
                + " (did you mean 0.02?)"),
    ]
}
