import Foundation
import TestSupport

/// Checks the types of an exported script against declarations of the modules that it imports.
///
/// The declarations have what the web classroom's own types have, as far as exports use them.
enum TypeScriptChecking {
    private static let compiler = "/usr/bin/tsc"

    /// Whether the compiler is there; `make types` installs it.
    static var isPossible: Bool { FileManager.default.isExecutableFile(atPath: compiler) }

    /// Returns what the compiler says; nothing when all is well.
    static func output(of script: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [
            "src/generated/theme.ts": script,
            "src/infra/utils/config-loader.ts": loader,
            "node_modules/agora-common-libs/index.d.ts": commonLibraries,
            "node_modules/agora-edu-core/index.d.ts":
                "export declare enum EduRoomTypeEnum { Room1v1Class = 0, RoomBigClass = 2, RoomSmallClass = 4 }\n",
        ]
        for (path, text) in files {
            let url = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return try TestSupport.output(
            ofCommand: [
                compiler, "--noEmit", "--strict", "--target", "es2018", "--moduleResolution", "node",
                folder.appending(path: "src/generated/theme.ts").path,
            ])
    }

    private static let loader = """
        import { EduRoomTypeEnum } from 'agora-edu-core';
        import { FcrMultiThemes, FcrUIConfig } from 'agora-common-libs';
        export const loadTheme = (key: string, theme: FcrMultiThemes): void => {};
        export const loadUIConfig = (roomType: EduRoomTypeEnum, config: FcrUIConfig): void => {};

        """

    private static let commonLibraries = """
        type Switch = { enable: boolean };
        type Part<Keys extends string> = Switch & { readonly [key in Keys]: Switch };
        export type FcrTheme = { readonly [key in
          'background' | 'foreground' | 'brand' | 'divider' | 'error' | 'warning' | 'safe' | 'iconPrimary' |
          'iconSecondary' | 'iconSelected' | 'component' | 'toastNormal' | 'textPrimaryButton' | 'textLevel1' |
          'textLevel2' | 'textLevel3' | 'textDisable' | 'textLink' | 'v2Block1' | 'v2Text1']: string };
        export interface FcrMultiThemes { readonly light: FcrTheme; readonly dark: FcrTheme }
        export interface FcrUIConfig {
          readonly version: string;
          readonly name: string;
          readonly header: { stateBar: Part<
            'networkState' | 'roomName' | 'scheduleTime' | 'classState' | 'microphone' | 'camera'> };
          readonly stage: {
            teacherVideo: Part<'resetPosition' | 'offStage'>;
            studentVideo: Part<'camera' | 'microphone' | 'boardAuthorization' | 'reward' | 'offStage'>;
          };
          readonly engagement: { readonly [key in
            'laserPointer' | 'popupQuiz' | 'counter' | 'poll' | 'screenShare' | 'cloudStorage' | 'breakoutRoom' |
            'roster' | 'raiseHand']: Switch } & {
            netlessBoard: Part<
              'switch' | 'mouse' | 'text' | 'selector' | 'pencil' | 'eraser' | 'move' | 'save'>;
          };
          readonly footer: {};
          readonly extension: { agoraChat: Part<'muteAll' | 'emoji' | 'picture'> };
        }

        """
}
