import { LOCAL_TOKEN } from './local-token';

/** The API of the files under `npm run dev`: `../working-tree.ts`. */
export const API_ROOT = new URL('api', document.baseURI).href;

const FOLDER = 'content/pictures/';

/** The pictures of the working tree, with the hash of each. */
export async function listWorkingPictures(): Promise<ReadonlyMap<string, string>> {
  const { tree } = (await (await ask('git/trees/main')).json()) as { tree: { path: string; sha: string }[] };
  const pictures = tree.filter(({ path }) => path.startsWith(FOLDER));
  return new Map(pictures.map(({ path, sha }) => [path.slice(FOLDER.length), sha]));
}

/** A picture of the working tree. */
export const readWorkingPicture = async (name: string): Promise<Blob> =>
  (await ask(`media/main/${FOLDER}${encodeURIComponent(name)}`)).blob();

async function ask(path: string): Promise<Response> {
  const headers = { Authorization: `token ${LOCAL_TOKEN}` };
  const response = await fetch(`${API_ROOT}/repos/local/site/${path}`, { headers, cache: 'no-store' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}
