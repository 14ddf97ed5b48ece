import { getContent } from '@/lib/content';
import { securityTxt } from '@/lib/site/security-txt';

export const dynamic = 'force-static';

/** `/.well-known/security.txt`: made anew by each build, so that each release sets when it expires. */
export function GET(): Response {
  return new Response(securityTxt(getContent().site, new Date()));
}
