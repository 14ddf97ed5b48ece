/** What the table of requests says: a request, the right answer, and which host answers otherwise and why. */

/** The servers that answer the table: the project's own, and the engines of the hosts. */
export const HOSTS = ['local', 'firebase', 'cloudflare', 'netlify', 'nginx'] as const;
export type Host = (typeof HOSTS)[number];

export interface Answer {
  /** The statuses that are right. */
  status: readonly number[];
  /** The path and query that it redirects to; without one, any of the same host. */
  location?: string;
  /** Content-Type without parameters; texts are UTF-8. */
  type?: RegExp;
  /** How long it is kept: `fresh` is asked for again at each use, or not stored; `host` is left to the host. */
  caching: 'fresh' | 'immutable' | 'host';
  /** Cross-Origin-Resource-Policy. */
  sharing?: 'same-origin' | 'cross-origin';
  /** Whether it has the security headers of every page. */
  security: boolean;
  /** Content-Encoding; `any` where the request leaves it to the host. */
  encoding?: 'br' | 'gzip' | 'identity' | 'any';
  /** The page that the body is: its path, or `/404`. */
  page?: string;
  /** The length of the body, in bytes. */
  length?: number;
}

/** An answer that differs on purpose, or that the project cannot change. */
export interface Difference extends Partial<Answer> {
  because: string;
  /** The engine alone answers so, not the network of the host: wrong for a live site. */
  engineOnly?: true;
}

export interface SiteRequest {
  /** The target as it is sent, with the names of a `Sample` in braces. */
  target: string;
  /** GET where it is missing. */
  method?: string;
  /** `{etag}` is the ETag of the same target. Without Accept-Encoding, none is sent. */
  headers?: Readonly<Record<string, string>>;
  right: Answer;
  differs?: Partial<Record<Host, Difference>>;
  /** Not sent to a live site: its front end may refuse it before the rules of the site apply. */
  local?: true;
}

/** Paths of files whose names depend on the build. */
export interface Sample {
  picture: string;
  island: string;
  font: string;
}

/** What is right on one host: its engine on this machine, or a live site. */
export function answerOn(host: Host, { right, differs }: SiteRequest, isLive: boolean): Answer {
  const difference = differs?.[host];
  return isLive && difference?.engineOnly ? right : { ...right, ...difference };
}
