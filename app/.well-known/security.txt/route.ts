import { getContent } from '@/lib/content';
import { securityTxt } from '@/lib/site/security-txt';

export const dynamic = 'force-static';

/** `/.well-known/security.txt`. Each build writes it again, so each release renews its expiry date. */
export function GET(): Response {
  return new Response(securityTxt(getContent().site, new Date()));
}
