import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serve, type Engine } from '../engine';

/** A package of this folder. */
const load = (name: string) => import(name);

/**
 * Netlify's own parsers and matchers of redirects, headers and files, in the order of `@netlify/dev`. That leaves
 * pages that are not found to its caller; here they get the headers of their path, as Netlify's network gives them.
 */
export const netlify: Engine = {
  host: 'netlify',
  async start(root) {
    const publishDir = path.join(root, 'out');
    const config = { projectDir: root, configPath: path.join(root, 'netlify.toml') };
    const { RedirectsHandler } = await load('@netlify/redirects');
    const { HeadersHandler } = await load('@netlify/headers');
    const { StaticHandler } = await load('@netlify/static');
    const headers = new HeadersHandler({ ...config, publishDir, logger: console });
    const files = new StaticHandler({ directory: publishDir });

    const withHeaders = async (request: Request, response: Response) => {
      await headers.apply(request, response);
      return response;
    };
    const notFound = (request: Request) => {
      const html = readFileSync(path.join(publishDir, '404.html'));
      const sent = {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      };
      return withHeaders(request, new Response(html, { status: 404, headers: sent }));
    };
    const fileOf = async (request: Request) => {
      const file = await files.match(request);
      return file && (async () => withHeaders(request, await file.handle()));
    };
    const noRoles = { jwtSecret: '', jwtRoleClaim: '' };
    const redirects = new RedirectsHandler({ ...config, ...noRoles, publicDir: publishDir, notFoundHandler: notFound });
    const answer = async (request: Request): Promise<Response> => {
      const match = await redirects.match(request);
      const redirected = match && (await redirects.handle(request, match, fileOf));
      return redirected ?? (await (await fileOf(request))?.()) ?? notFound(request);
    };

    return serve(async (incoming, outgoing) => {
      const request = new Request(`http://${incoming.headers.host}${incoming.url}`, { method: incoming.method! });
      const response = await answer(request);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    });
  },
};
