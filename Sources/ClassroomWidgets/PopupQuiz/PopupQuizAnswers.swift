import ClassroomContexts

/// The answers to a run by the students who are in the room, as the server has noted them.
///
/// Only teachers and assistants are told.
struct PopupQuizAnswers {
    struct Row: Hashable, Sendable {
        let user: UserInfo
        let answer: PopupQuizAnswer
    }

    /// The answers, first ones first; of two at one time, in the order of arrival in the room.
    let rows: [Row]

    /// Looks every student's answer up: in time proportional to the class, which only a teacher's page pays, once for
    /// each drawing.
    init(to round: PopupQuizRound, in pool: ContextPool, _ widgetId: String) {
        let rows = pool.user.getUserList(role: .student).enumerated().compactMap { place, user in
            PopupQuizAnswer(pool.widget.getWidgetServerProperties(widgetId, of: user.userUuid), to: round.id)
                .map { (place: place, row: Row(user: user, answer: $0)) }
        }
        self.rows = rows.sorted { ($0.row.answer.commitTime, $0.place) < ($1.row.answer.commitTime, $1.place) }
            .map(\.row)
    }

    /// Who answered right.
    var winners: [String] { rows.filter { $0.answer.isCorrect == true }.map(\.user.userUuid) }
}
