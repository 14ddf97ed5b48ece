/**
 * Sveltia CMS keeps the signed-in user under this key of `localStorage`. If the key changed, GitHub would refuse our
 * own requests, so nothing could be saved, and `npm run dev` would ask for a sign-in. `firefox.spec.ts` and
 * `working-tree.spec.ts` would fail.
 */
const KEY = 'sveltia-cms.user';

/** The token with which the editor has signed in. */
export const storedToken = (): string | undefined =>
  (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { token?: string }).token;

/** Signs in to the files under `npm run dev`. */
export const signInLocally = (token: string): void =>
  localStorage.setItem(KEY, JSON.stringify({ backendName: 'gitea', token }));
