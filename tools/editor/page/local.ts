import { interceptRequests, pass } from '../sveltia/requests';
import { signInLocally } from '../sveltia/sign-in';
import { LOCAL_TOKEN } from './local-token';
import { hideNotice, showNotice } from './notice';

/** The API of the files under `npm run dev`: `../working-tree.ts`. */
export const API_ROOT = new URL('api', document.baseURI).href;

const FOLDER = 'content/pictures/';

const STOPPED =
  '“npm run dev” has stopped, so nothing can be saved. This browser has kept what you typed. Start “npm run dev” again, ' +
  'then save.';

type Files = { path: string; sha: string; from_path?: string }[];

/**
 * The hash of each file when this tab was loaded, or last saved it. Sveltia CMS shares its cache between tabs, so the hash
 * that it sends with a change may be that of another tab's text, which the change would overwrite.
 */
const known = new Map<string, string>();

function remember(files: readonly (Files[number] | null)[]): void {
  for (const file of files) if (file) known.set(file.path, file.sha);
}

/** A request to save, with the hashes that this tab knows. */
async function withKnownHashes(request: Request): Promise<Request> {
  const { files, ...rest } = (await request.json()) as { files: Files };
  const sent = files.map((file) => ({ ...file, sha: file.sha && known.get(file.from_path ?? file.path) }));
  return new Request(request.url, {
    method: 'POST',
    headers: request.headers,
    body: JSON.stringify({ ...rest, files: sent }),
  });
}

/** Lets Sveltia CMS edit the working tree without a sign-in, and says why something was not saved or deleted. */
export function openWorkingTree(): void {
  signInLocally(LOCAL_TOKEN);
  // Requested before Sveltia CMS reads any file, so no hash is newer than the text in a form. If this fails, every save
  // is refused.
  const isLoaded = listFiles().then(remember, () => undefined);
  interceptRequests(async (request, { href }) => {
    // Sveltia CMS checks for its own updates; the policy forbids that.
    if (!href.startsWith(API_ROOT)) throw new TypeError(`The editor does not send requests to ${href}.`);
    const isSave = href.endsWith('/contents');
    if (isSave) await isLoaded;
    const response = await pass(isSave ? await withKnownHashes(request) : request).catch((error: unknown) => {
      showNotice('working-tree', { kind: 'error', text: STOPPED });
      throw error;
    });
    if (response.ok && isSave) remember(((await response.clone().json()) as { files: Files }).files);
    if (response.ok) hideNotice('working-tree');
    else if (request.method === 'POST') {
      const { message } = (await response.clone().json()) as { message: string };
      showNotice('working-tree', { kind: 'error', text: message });
    }
    return response;
  }, API_ROOT);
}

/** The pictures of the working tree, with the hash of each. */
export async function listWorkingPictures(): Promise<ReadonlyMap<string, string>> {
  const pictures = (await listFiles()).filter(({ path }) => path.startsWith(FOLDER));
  return new Map(pictures.map(({ path, sha }) => [path.slice(FOLDER.length), sha]));
}

/** A picture of the working tree. */
export const readWorkingPicture = async (name: string): Promise<Blob> =>
  (await ask(`media/main/${FOLDER}${encodeURIComponent(name)}`)).blob();

const listFiles = async (): Promise<Files> => ((await (await ask('git/trees/main')).json()) as { tree: Files }).tree;

async function ask(path: string): Promise<Response> {
  const headers = { Authorization: `token ${LOCAL_TOKEN}` };
  const response = await fetch(`${API_ROOT}/repos/local/site/${path}`, { headers, cache: 'no-store' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}
