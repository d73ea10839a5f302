// Classes that are watched from a delivery network.
extension ClassroomStrings {
    static let delivery: [Entry] = [
        ("fcr_vocational_teacher_absent", "The teacher is not in the classroom", "老师不在教室内"),
        ("diorama_player", "The class", "课堂画面"),
        ("diorama_player_film", "Film", "主线路"),
        ("diorama_player_reserve", "Reserve", "备用线路"),
        ("diorama_player_live", "Live", "直播中"),
        ("diorama_player_over", "The class has ended.", "课程已结束。"),
        ("diorama_cdn_behind", "CDN, {xxx} s behind", "CDN，延迟 {xxx} 秒"),
        ("diorama_cdn_down", "CDN has failed", "CDN 已中断"),
        ("diorama_cdn_failed", "The picture cannot be fetched from the CDN.", "CDN 拉流失败。"),
        ("diorama_cdn_publish_failed", "Your picture cannot be sent to the CDN.", "推送 CDN 流失败。"),
        ("diorama_cdn_reserve", "The film fails. It is played from its address in reserve.", "主线路异常，已切换到备用线路。"),
        ("diorama_cdn_working", "The CDN works again.", "CDN 已恢复。"),
    ]
}
