import ClassroomScenes

extension CloudDrive {
    static let styleSheet = """
        .cloudStorage { display: flex; flex-direction: column; box-sizing: border-box; width: 100%; height: 100%;
          overflow: hidden; border-radius: var(--cloudStorage-cornerRadius); background: var(--cloudStorage-backgroundColor);
          box-shadow: var(--cloudStorage-shadow); color: var(--cloudStorage-cell-label-color);
          font: var(--cloudStorage-cell-label-font); }
        .cloudStorage button { cursor: pointer; }
        .cloudStorage :is(button, input, .rows):focus-visible { outline: 2px solid var(--cloudStorage-selectedColor);
          outline-offset: -2px; }
        .cloudStorage .bar { flex: none; display: flex; align-items: center; height: 30px; padding: 0 10px;
          background: var(--cloudStorage-titleBackgroundColor); }
        .cloudStorage :is(.bar, .columns).has-line { border-bottom: 1px solid var(--cloudStorage-sepLine-backgroundColor); }
        .cloudStorage .tabs { flex: 1; display: flex; align-self: stretch; gap: 12px; }
        .cloudStorage .tabs[hidden] { visibility: hidden; }
        .cloudStorage .tab { position: relative; margin: 0; padding: 0 4px; border: 0; background: none;
          color: var(--cloudStorage-titleLabel-unselectedColor); font: var(--cloudStorage-titleLabel-font); }
        .cloudStorage .tab[aria-pressed="true"] { color: var(--cloudStorage-titleLabel-normalColor); }
        .cloudStorage .tab[aria-pressed="true"]::after { content: ""; position: absolute; inset: auto 0 0; height: 2px;
          background: var(--cloudStorage-selectedColor); }
        .cloudStorage .button { flex: none; width: 22px; height: 22px; margin: 0; padding: 2px; border: 0; border-radius: 4px;
          background: none; }
        .cloudStorage .button .icon { display: block; width: 18px; height: 18px; }
        .cloudStorage .button:hover { background: color-mix(in srgb, var(--cloudStorage-cell-label-color) 10%, transparent); }
        .cloudStorage .tools { flex: none; display: flex; align-items: center; gap: 8px; height: 30px; padding: 0 10px;
          color: var(--cloudStorage-titleLabel-unselectedColor); font: var(--cloudStorage-titleLabel-font); }
        .cloudStorage .title { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .cloudStorage .search { flex: none; margin: 0; }
        .cloudStorage .search input { box-sizing: border-box; width: 130px; height: 22px; margin: 0; padding: 0 8px;
          border: var(--cloudStorage-search-borderWidth) solid var(--cloudStorage-search-borderColor); border-radius: 11px;
          background: var(--cloudStorage-search-backgroundColor); color: var(--cloudStorage-cell-label-color);
          font: var(--cloudStorage-search-font); }
        .cloudStorage .columns { flex: none; display: flex; height: 30px; padding: 0 14px; }
        .cloudStorage .column { margin: 0; padding: 0 4px; border: 0; background: none; text-align: start;
          color: var(--cloudStorage-titleLabel-unselectedColor); font: var(--cloudStorage-titleLabel-font); white-space: nowrap; }
        .cloudStorage .column.name { flex: 1; }
        .cloudStorage :is(.column.size, .open .size) { box-sizing: border-box; flex: none; width: 72px; }
        .cloudStorage :is(.column.updated, .open .updated) { box-sizing: border-box; flex: none; width: 88px; }
        .cloudStorage .column.is-chosen { font-weight: 600; }
        .cloudStorage .rows { flex: 1; min-height: 0; margin: 0; padding: 0; overflow-y: auto; list-style: none;
          background: var(--cloudStorage-cell-backgroundColor); }
        .cloudStorage .file { box-sizing: border-box; display: flex; align-items: center; height: 40px; padding: 0 14px; }
        .cloudStorage .file + .file { border-top: 1px solid var(--cloudStorage-sepLine-backgroundColor); }
        .cloudStorage .file.is-marked { background: color-mix(in srgb, var(--cloudStorage-selectedColor) 10%, transparent); }
        .cloudStorage .mark { position: relative; flex: none; display: grid; place-items: center; width: 30px; height: 100%;
          margin-inline-start: -10px; cursor: pointer; }
        .cloudStorage .mark:has(:disabled) { cursor: default; }
        .cloudStorage .mark .icon { width: 16px; height: 16px; }
        .cloudStorage .mark:focus-within { outline: 2px solid var(--cloudStorage-selectedColor); outline-offset: -4px;
          border-radius: 6px; }
        .cloudStorage .open { flex: 1; display: flex; align-items: center; min-width: 0; height: 100%; margin: 0;
          padding: 0 0 0 4px; border: 0; background: none; color: inherit; font: inherit; text-align: start; }
        .cloudStorage .open:hover .name { text-decoration: underline; }
        .cloudStorage .open .icon { flex: none; width: 22px; height: 22px; margin-inline-end: 8px; }
        .cloudStorage .open .name { flex: 1; min-width: 0; line-height: 1.5; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .cloudStorage .open:disabled { cursor: default; opacity: 1; }
        .cloudStorage .open:disabled:hover .name { text-decoration: none; }
        .cloudStorage :is(.open:disabled, .is-failed) .name { opacity: .55; }
        .cloudStorage .state { flex: none; display: flex; align-items: center; gap: 4px; padding: 0 6px;
          color: var(--cloudStorage-cell-conversion-color); font: var(--cloudStorage-cell-conversion-font); }
        .cloudStorage .is-failed .state { color: var(--cloudStorage-cell-conversion-failedColor); }
        .cloudStorage .open .state .icon { width: 12px; height: 12px; margin: 0;
          animation: cloudStorage-turns 1.2s linear infinite; }
        @keyframes cloudStorage-turns { to { transform: rotate(1turn); } }
        @media (prefers-reduced-motion: reduce) { .cloudStorage .state .icon { animation: none !important; } }
        .cloudStorage .open .name[hidden] { visibility: hidden; }
        .cloudStorage .open :is(.size, .updated) { padding: 0 4px; white-space: nowrap; }
        .cloudStorage .none { flex: 1; display: grid; place-items: center; margin: 0;
          color: var(--cloudStorage-titleLabel-unselectedColor); }
        .cloudStorage .foot { position: relative; flex: none; display: flex; align-items: center; gap: 4px; height: 38px;
          padding: 0 8px; border-top: 1px solid var(--cloudStorage-sepLine-backgroundColor); }
        .cloudStorage .uploads { display: contents; }
        .cloudStorage .gap { flex: 1; }
        .cloudStorage .deed { position: relative; flex: 0 1 auto; display: flex; align-items: center; gap: 4px; min-width: 0;
          box-sizing: border-box; height: 26px; margin: 0; padding: 0 7px; border-radius: 13px;
          border: 1px solid var(--cloudStorage-search-borderColor); background: var(--cloudStorage-search-backgroundColor);
          color: var(--cloudStorage-titleLabel-normalColor); font: var(--cloudStorage-titleLabel-font); cursor: pointer;
          white-space: nowrap; }
        .cloudStorage .deed span { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
        .cloudStorage .deed .icon { flex: none; width: 16px; height: 16px; }
        .cloudStorage .deed:not(:disabled):hover { border-color: var(--cloudStorage-selectedColor); }
        .cloudStorage .deed:focus-within { outline: 2px solid var(--cloudStorage-selectedColor); outline-offset: 1px; }
        .cloudStorage .deed:disabled { opacity: .5; cursor: default; }
        .cloudStorage .transfers { position: absolute; inset: auto 0 100%; max-height: 68px; padding: 6px 14px;
          overflow-y: auto; background: var(--cloudStorage-formats-backgroundColor);
          border-top: 1px solid var(--cloudStorage-sepLine-backgroundColor); }
        .cloudStorage .transfers:empty { display: none; }
        .cloudStorage .help { flex: none; }
        .cloudStorage summary { cursor: pointer; list-style: none; }
        .cloudStorage summary::-webkit-details-marker { display: none; }
        .cloudStorage summary:focus-visible { outline: 2px solid var(--cloudStorage-selectedColor); outline-offset: -2px; }
        .cloudStorage .formats { position: absolute; inset: auto 12px calc(100% + 6px); z-index: 1; display: grid;
          grid-template-columns: 1fr 1fr; gap: 6px 12px; margin: 0; padding: 10px 12px; list-style: none;
          border-radius: var(--cloudStorage-cornerRadius); background: var(--cloudStorage-formats-backgroundColor);
          box-shadow: var(--cloudStorage-shadow); font: var(--cloudStorage-cell-conversion-font); }
        .cloudStorage .formats li { display: grid; grid-template-columns: 26px minmax(0, 1fr); align-items: center;
          column-gap: 6px; }
        .cloudStorage .formats .icon { grid-row: 1 / 3; width: 24px; height: 24px; }
        .cloudStorage .formats :is(b, span) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .cloudStorage .formats span { color: var(--cloudStorage-titleLabel-unselectedColor); }
        """ + AlertBox.styleSheet(of: configurationName)

    static let strings: [String: [String: String]] = [
        "fcr_cloud_public_resource": ["en": "Public", "zh-Hans": "公共资源"],
        "fcr_cloud_private_resource": ["en": "My files", "zh-Hans": "我的云盘"],
        "fcr_cloud_search": ["en": "Search", "zh-Hans": "搜索"],
        "fcr_cloud_file_name": ["en": "Name", "zh-Hans": "文件名"],
        "fcr_cloud_file_size": ["en": "Size", "zh-Hans": "大小"],
        "fcr_cloud_updated_at": ["en": "Modified", "zh-Hans": "修改时间"],
        "fcr_cloud_total_item": ["en": "{xxx} in total", "zh-Hans": "共{xxx}项"],
        "fcr_cloud_no_files": ["en": "No files", "zh-Hans": "暂无文件"],
        "diorama_cloud_close": ["en": "Close", "zh-Hans": "关闭"],
        "diorama_cloud_refresh": ["en": "Show the whole list", "zh-Hans": "刷新"],
        "diorama_cloud_open": ["en": "Open {xxx}", "zh-Hans": "打开{xxx}"],
        "diorama_cloud_select": ["en": "Select {xxx}", "zh-Hans": "选择{xxx}"],
        "fcr_cloud_upload_file": ["en": "Upload files", "zh-Hans": "上传文件"],
        "fcr_cloud_upload_pictures": ["en": "Upload pictures", "zh-Hans": "上传图片"],
        "fcr_cloud_upload_status_failed": ["en": "Failed", "zh-Hans": "上传错误"],
        "fcr_cloud_button_delete": ["en": "Delete", "zh-Hans": "删除"],
        "fcr_cloud_button_label_converting": ["en": "Converting", "zh-Hans": "转换中"],
        "fcr_cloud_label_format": ["en": "Format", "zh-Hans": "支持格式"],
        "fcr_cloud_tips_delete_confirm_title": ["en": "Delete", "zh-Hans": "删除"],
        "fcr_cloud_tips_delete_confirm_content": [
            "en": "Do you want to delete what is marked?", "zh-Hans": "确认要删除文件吗？",
        ],
        "fcr_cloud_tips_delete_confirm_ok_text": ["en": "Delete", "zh-Hans": "删除"],
        "fcr_cloud_tips_delete_confirm_cancel_text": ["en": "Cancel", "zh-Hans": "取消"],
        "diorama_cloud_formats": ["en": "What can be opened", "zh-Hans": "可打开的文件格式"],
        "diorama_cloud_format_ppt": ["en": "Slides", "zh-Hans": "演示文稿"],
        "diorama_cloud_format_doc": ["en": "Documents", "zh-Hans": "文档"],
        "diorama_cloud_format_pdf": ["en": "PDF", "zh-Hans": "PDF"],
        "diorama_cloud_format_video": ["en": "Films", "zh-Hans": "视频"],
        "diorama_cloud_format_audio": ["en": "Sounds", "zh-Hans": "音频"],
        "diorama_cloud_format_pic": ["en": "Pictures", "zh-Hans": "图片"],
        "diorama_cloud_format_alf": ["en": "Courseware", "zh-Hans": "共享课件"],
        "diorama_cloud_delete_none": ["en": "Select a file first", "zh-Hans": "请先选择文件"],
        "diorama_cloud_ascending": ["en": "smallest first", "zh-Hans": "升序"],
        "diorama_cloud_descending": ["en": "largest first", "zh-Hans": "降序"],
    ]
}
