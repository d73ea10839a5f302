/// The texts of a poll: upstream's keys where it has them.
enum PollStrings {
    static let table: [String: [String: String]] = Dictionary(
        entries.map { ($0.key, ["en": $0.en, "zh-Hans": $0.zh]) }, uniquingKeysWith: { first, _ in first })

    private static let entries: [(key: String, en: String, zh: String)] = [
        ("fcr_poll_title", "Poll", "投票"),
        ("fcr_poll_single", "Single", "单选"),
        ("fcr_poll_multi", "Multi-select", "多选"),
        ("fcr_poll_submit", "Submit", "提交"),
        ("fcr_poll_start", "Start poll", "开始投票"),
        ("fcr_poll_end", "Stop poll", "结束投票"),
        ("fcr_poll_state_in_progress", "In progress", "进行中"),
        ("fcr_poll_state_ended", "Ended", "已结束"),
        ("fcr_poll_input_placeholder", "What do you want to ask?", "请输入题目"),
        ("diorama_poll_question", "Question", "题目"),
        ("diorama_poll_options", "Options", "选项"),
        ("diorama_poll_option", "Option {xxx}", "选项 {xxx}"),
        ("diorama_poll_mode", "How many may be chosen", "选择方式"),
        ("diorama_poll_add", "Add an option", "添加选项"),
        ("diorama_poll_remove", "Remove option {xxx}", "删除选项 {xxx}"),
        ("diorama_poll_incomplete", "Fill in the question and every option.", "请填写题目和所有选项。"),
        ("diorama_poll_equal", "Options {xxx} and {yyy} are the same.", "选项 {xxx} 与选项 {yyy} 相同。"),
        ("diorama_poll_unlike", "Two options are the same.", "有两个选项相同。"),
        ("diorama_poll_long", "At most {xxx} characters fit.", "最多 {xxx} 个字符。"),
        ("diorama_poll_choose", "Choose an option first", "请先选择选项"),
        ("diorama_poll_fewest", "A poll has at least {xxx} options", "投票至少需要 {xxx} 个选项"),
        ("diorama_poll_most", "A poll has at most {xxx} options", "投票最多 {xxx} 个选项"),
        ("diorama_poll_turnout", "{xxx} of {yyy} have voted", "{yyy} 人中已有 {xxx} 人投票"),
        ("diorama_poll_votes", "{xxx} voted", "已有 {xxx} 人投票"),
        ("diorama_poll_hint", "Students see this once they vote.", "学生投票后即可看到结果。"),
        ("diorama_poll_new", "New poll", "新建投票"),
        ("diorama_poll_close", "Close", "关闭"),
        ("diorama_poll_back", "Back to the results", "返回结果"),
    ]
}
