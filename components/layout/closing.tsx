import { LogoMarkShapes } from '@/components/brand/logo-mark';
import { Literal } from '@/components/ui/literal';
import { PhoneLink } from '@/components/ui/phone-link';
import type { Content } from '@/lib/content';
import { colours } from '@/lib/site/tokens';

/** What invites visitors to get in touch; only the home page's may lack heading and text. */
export type CallToAction = Content['pages']['home']['callToAction'];

interface ClosingProps extends CallToAction {
  content: Content;
  /** Whether the sun sinks into the bowl of the logo mark while the panel is scrolling into view. */
  sunSettles: boolean;
}

/**
 * The invitation to get in touch: a marigold band with the page's action and, if there is one, the phone number. The nest
 * of the logo mark grows out of the navy footer below. Its headline is no heading, because people who jump from heading to
 * heading must hear only the page's own.
 */
export function Closing({ heading, text, action, content, sunSettles }: ClosingProps) {
  const { call } = content.navigation.footer;
  const phone = call && content.site.phones[0];
  return (
    <section className={`closing clip bg-marigold-400 text-navy-900 ${sunSettles ? 'sun-settles' : ''}`}>
      <div className="wrap relative flex flex-col justify-center py-10 lg:min-h-[24rem] lg:pr-[28rem]">
        {heading && <p className="closing-headline text-3xl">{heading}</p>}
        {text && <p className="mt-3 max-w-prose text-balance text-lg">{text}</p>}
        <div className="mt-6 flex flex-wrap gap-3 lg:mt-8">
          <a href={action.url} className="button button-navy">
            {action.label}
          </a>
          {phone && (
            <PhoneLink phone={phone} className="button button-quiet">
              {call} <Literal>{phone}</Literal>
            </PhoneLink>
          )}
        </div>
        <svg viewBox="2.3 -14 35.4 51" aria-hidden="true" className="closing-nest">
          <LogoMarkShapes inner="currentColor" sun={colours.white} />
        </svg>
      </div>
    </section>
  );
}
