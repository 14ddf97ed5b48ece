import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { Readable } from 'node:stream';
import { serve, type Engine } from '../engine';

/** A package of this folder. */
const load = async <T>(name: string): Promise<T> =>
  (await import(pathToFileURL(createRequire(import.meta.url).resolve(name)).href)) as T;

interface RedirectMatch {
  force: boolean;
  redirect: boolean;
  target: URL;
  statusCode: number;
}
type StaticFile = { handle(): Promise<Response> } | undefined;
interface Redirects {
  RedirectsHandler: new (options: Record<string, unknown>) => {
    match(request: Request): Promise<RedirectMatch | undefined>;
    handle(
      request: Request,
      match: RedirectMatch,
      file: (request: Request) => Promise<(() => Promise<Response>) | undefined>,
    ): Promise<Response | undefined>;
  };
}
interface Headers {
  HeadersHandler: new (options: Record<string, unknown>) => {
    apply(request: Request, response: Response): Promise<unknown>;
  };
}
interface Static {
  StaticHandler: new (options: Record<string, unknown>) => { match(request: Request): Promise<StaticFile> };
}

/**
 * Netlify's own parsers and matchers of redirects, headers and files, in the order of `@netlify/dev`. That leaves
 * pages that are not found to its caller; here they get the headers of their path, as Netlify's network gives them.
 */
export const netlify: Engine = {
  host: 'netlify',
  async start({ root }) {
    const publishDir = path.join(root, 'out');
    const configPath = path.join(root, 'netlify.toml');
    const config = { projectDir: root, ...(existsSync(configPath) && { configPath }) };
    const { RedirectsHandler } = await load<Redirects>('@netlify/redirects');
    const { HeadersHandler } = await load<Headers>('@netlify/headers');
    const { StaticHandler } = await load<Static>('@netlify/static');
    const notFound = async (request: Request) => {
      const html = readFileSync(path.join(publishDir, '404.html'));
      const response = new Response(html, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
      response.headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
      await headers.apply(request, response);
      return response;
    };
    const noRoles = { jwtSecret: '', jwtRoleClaim: '' };
    const redirects = new RedirectsHandler({ ...config, ...noRoles, publicDir: publishDir, notFoundHandler: notFound });
    const headers = new HeadersHandler({ ...config, publishDir, logger: console });
    const files = new StaticHandler({ directory: publishDir });

    const fileOf = async (request: Request) => {
      const file = await files.match(request);
      if (!file) return undefined;
      return async () => {
        const response = await file.handle();
        await headers.apply(request, response);
        return response;
      };
    };
    const answer = async (request: Request): Promise<Response> => {
      const match = await redirects.match(request);
      const redirected = match && (await redirects.handle(request, match, fileOf));
      return redirected ?? (await (await fileOf(request))?.()) ?? notFound(request);
    };

    return serve((incoming, outgoing) => {
      const { url: target = '' } = incoming;
      const url = target.startsWith('/') ? `http://${incoming.headers.host}${target}` : target;
      answer(new Request(url, { method: incoming.method })).then(
        ({ status, headers: sent, body }) => {
          outgoing.writeHead(status, Object.fromEntries(sent));
          if (body) Readable.fromWeb(body as never).pipe(outgoing);
          else outgoing.end();
        },
        (error: Error) => outgoing.writeHead(500).end(error.message),
      );
    });
  },
};
