/// The class that the examples of widgets are seen in.
enum ExampleClass {
    /// Somebody of every role, in the format of a fixture.
    static let users = """
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: qiu, name: Qiu Yan, role: assistant }
          - { uuid: chen, name: 陈小明, role: student }
          - { uuid: guest, name: Guest, role: observer }
        """
}
