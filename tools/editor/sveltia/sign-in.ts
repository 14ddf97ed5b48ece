/**
 * Sveltia CMS keeps the signed-in user under this key of `localStorage`. With another key, the page beside the form would get
 * no pictures from GitHub, and `npm run dev` would ask for a sign-in: `draft.spec.ts` and
 * `__tests__/dev/see-it-at-once.spec.ts` check that.
 */
const KEY = 'sveltia-cms.user';

/** The token with which the editor has signed in. */
export const storedToken = (): string | undefined =>
  (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { token?: string }).token;

/** Signs in to the files under `npm run dev`. */
export const signInLocally = (token: string): void =>
  localStorage.setItem(KEY, JSON.stringify({ backendName: 'gitea', token }));
