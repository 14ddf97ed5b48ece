import { LogoMarkBowls } from '@/components/brand/logo-mark';
import { Literal } from '@/components/ui/literal';
import type { Content } from '@/lib/content';
import { routesOf } from '@/lib/site/routes';
import { telUrl } from '@/lib/site/contact-urls';
import { colours } from '@/lib/site/tokens';

/** The call to action that ends a page. */
export type CallToAction = Content['pages']['home']['callToAction'];

interface ClosingProps extends CallToAction {
  content: Content;
  /** The page's route: its place among all routes decides the height of the sun. */
  path: string | undefined;
}

/**
 * The highest position of the sun's centre, and how far below it the lowest is, in the logo mark's own units (its rim
 * is at 19).
 */
const SUN = { highest: -6, range: 14 };

/**
 * The end of a page, in one navy panel with the footer: the page's action and, if there is one, the phone number. The
 * sun is at a different height on each page, and sinks to its place in the logo mark while the panel is scrolling into
 * view.
 */
export function Closing({ heading, text, action, content, path }: ClosingProps) {
  const [phone] = content.site.phones;
  const place = routesOf(content).findIndex((route) => route.path === path);
  // Multiples of the golden ratio give each page a different height, and neighbouring pages very different ones.
  const sun = Math.round((SUN.highest + SUN.range * ((place * 0.618) % 1)) * 10) / 10;
  return (
    <section className="closing">
      <div className="wrap">
        <div>
          <h2 className="max-w-[16em] text-3xl text-white">{heading}</h2>
          <p className="mt-4 max-w-prose text-balance text-lg text-navy-100">{text}</p>
          <div className="closing-ways">
            <a href={action.url} className="button button-primary">
              {action.label}
            </a>
            {phone && (
              <a href={telUrl(phone)} className="button button-on-navy max-sm:px-3">
                {content.navigation.footer.call} <Literal>{phone}</Literal>
              </a>
            )}
          </div>
        </div>
        <svg viewBox="2.3 -14 35.4 51" aria-hidden="true">
          <circle cx="20" cy={sun} r="4.5" fill={colours.marigold[400]} />
          <LogoMarkBowls inner="currentColor" />
        </svg>
      </div>
    </section>
  );
}
