import type { IncomingMessage } from 'node:http';
import { chooseEncoding, matchesETag } from './negotiation';
import { textReply, type Handler, type Reply } from './reply';
import { parseTarget } from './request-path';
import type { SiteFile } from './site-file';
import { MissingSiteError } from './site-index';
import type { SiteLookup } from './site-lookup';

/** Answers GET and HEAD with the pages and files of a site, everything else with 405. */
export function createSite({ find }: SiteLookup): Handler {
  async function answer(request: IncomingMessage): Promise<Reply> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return textReply(405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    }
    const target = parseTarget(request.url ?? '');
    if (!target) return textReply(400, 'Bad Request');
    const { site, found } = await find(target.path);
    if (found.kind === 'file') return fileReply(request, found.file, 200);
    if (found.kind === 'redirect') {
      const headers = { ...found.headers, Location: encodeURI(found.to) + target.search };
      return { status: 301, headers, body: Buffer.alloc(0) };
    }
    return site.notFound ? fileReply(request, site.notFound, 404) : textReply(404, 'Not Found');
  }

  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof MissingSiteError) return textReply(503, error.message, { 'Retry-After': '5' });
      throw error;
    }
  };
}

async function fileReply(request: IncomingMessage, file: SiteFile, status: 200 | 404): Promise<Reply> {
  const { body, headers, etag } = await file.variant(chooseEncoding(request.headers['accept-encoding']));
  const isUnchanged = status === 200 && matchesETag(request.headers['if-none-match'], etag);
  return isUnchanged ? { status: 304, headers, body: Buffer.alloc(0) } : { status, headers, body };
}
