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
        .cloudStorage .file { box-sizing: border-box; display: flex; align-items: center; height: 43px; padding: 0 14px; }
        .cloudStorage .file + .file { border-top: 1px solid var(--cloudStorage-sepLine-backgroundColor); }
        .cloudStorage .file.is-marked { background: color-mix(in srgb, var(--cloudStorage-selectedColor) 10%, transparent); }
        .cloudStorage .mark { flex: none; width: 14px; height: 14px; margin: 0 6px 0 0;
          accent-color: var(--cloudStorage-selectedColor); }
        .cloudStorage .open { flex: 1; display: flex; align-items: center; min-width: 0; height: 100%; margin: 0;
          padding: 0 0 0 4px; border: 0; background: none; color: inherit; font: inherit; text-align: start; }
        .cloudStorage .open:hover .name { text-decoration: underline; }
        .cloudStorage .open .icon { flex: none; width: 22px; height: 22px; margin-inline-end: 8px; }
        .cloudStorage .open .name { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .cloudStorage .open .name[hidden] { visibility: hidden; }
        .cloudStorage .open :is(.size, .updated) { padding: 0 4px; white-space: nowrap; }
        .cloudStorage .none { flex: 1; display: grid; place-items: center; margin: 0;
          color: var(--cloudStorage-titleLabel-unselectedColor); }
        .cloudStorage .foot { flex: none; display: flex; align-items: center; gap: 8px; height: 38px; padding: 0 14px;
          border-top: 1px solid var(--cloudStorage-sepLine-backgroundColor); }
        .cloudStorage .upload { position: relative; flex: none; box-sizing: border-box; height: 24px; padding: 0 12px;
          border-radius: 12px; border: 1px solid var(--cloudStorage-selectedColor); font: var(--cloudStorage-titleLabel-font);
          line-height: 22px; cursor: pointer; }
        .cloudStorage .upload:focus-within { outline: 2px solid var(--cloudStorage-selectedColor); outline-offset: 2px; }
        .cloudStorage .transfers { flex: 1; min-width: 0; max-height: 34px; overflow-y: auto; }
        .cloudStorage .foot button { height: 24px; margin: 0; padding: 0 12px; border-radius: 12px;
          border: 1px solid var(--cloudStorage-search-borderColor); background: none; color: inherit;
          font: var(--cloudStorage-titleLabel-font); }
        .cloudStorage .foot button:disabled { opacity: .5; cursor: default; }
        """

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
        "diorama_cloud_upload": ["en": "Upload", "zh-Hans": "上传"],
        "diorama_cloud_delete": ["en": "Delete", "zh-Hans": "删除"],
        "diorama_cloud_delete_none": ["en": "Select a file first", "zh-Hans": "请先选择文件"],
        "diorama_cloud_ascending": ["en": "smallest first", "zh-Hans": "升序"],
        "diorama_cloud_descending": ["en": "largest first", "zh-Hans": "降序"],
    ]
}
