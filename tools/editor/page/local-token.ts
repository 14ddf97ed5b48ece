/**
 * The editor under `npm run dev` sends it with every request to `../working-tree.ts`. It is not a secret: see
 * `../dev.ts`.
 */
export const LOCAL_TOKEN = 'local';
