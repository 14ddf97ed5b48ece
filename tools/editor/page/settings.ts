/** The settings that differ between the editor under `npm run dev` and the one on its own origin. */
export type EditorSettings =
  | { mode: 'working-tree' }
  | {
      mode: 'github';
      /** The repository on GitHub, such as `owner/name`. */
      repository: string;
      branch: string;
      /** The live site, such as `https://www.nestif.example`. */
      siteUrl: string;
    };

declare const EDITOR_SETTINGS: EditorSettings;

/** The settings of this build. */
export const settings: EditorSettings = EDITOR_SETTINGS;
