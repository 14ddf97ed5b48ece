/** Set to `1` for the build of a preview, such as that of a pull request; see `.env.example`. */
export const PREVIEW_VARIABLE = 'SITE_PREVIEW';

/** Whether a build is a preview: search engines leave it out, and its contact form says so and sends nowhere. */
export function isPreview(env: Record<string, string | undefined>): boolean {
  return env[PREVIEW_VARIABLE]?.trim() === '1';
}
