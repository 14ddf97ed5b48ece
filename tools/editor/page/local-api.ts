/** The API of the files under `npm run dev`: `../working-tree.ts`. */
export const API_ROOT = new URL('api', document.baseURI).href;
