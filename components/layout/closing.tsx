import { LogoMarkShapes } from '@/components/brand/logo-mark';
import { Literal } from '@/components/ui/literal';
import { PhoneLink } from '@/components/ui/phone-link';
import type { Content } from '@/lib/content';

/** What invites visitors to get in touch; only the home page's may lack heading and text. */
export type CallToAction = Content['pages']['home']['callToAction'];

interface ClosingProps extends CallToAction {
  content: Content;
  /** Whether the sun sinks into the bowl of the logo mark while the panel is scrolling into view. */
  sunSettles: boolean;
}

/**
 * The invitation to get in touch, in one navy panel with the footer's columns: the page's action and, if there is one, the
 * phone number. Its headline is no heading, because people who jump from heading to heading must hear only the page's own.
 */
export function Closing({ heading, text, action, content, sunSettles }: ClosingProps) {
  const { call } = content.navigation.footer;
  const phone = call && content.site.phones[0];
  return (
    <section className={`closing clip bg-navy-900 ${sunSettles ? 'sun-settles' : ''}`}>
      <div className="wrap relative lg:grid lg:grid-cols-[1fr_15rem] lg:items-center lg:gap-16">
        <div className="pt-8 lg:pt-24">
          {heading && <p className="closing-headline max-w-[16em] pr-14 text-3xl text-white lg:pr-0">{heading}</p>}
          {text && <p className="mt-3 max-w-prose text-balance text-lg text-navy-100 lg:mt-4">{text}</p>}
          <div className="mt-6 flex flex-wrap gap-3 lg:mb-16 lg:mt-8">
            <a href={action.url} className="button button-primary max-sm:w-full">
              {action.label}
            </a>
            {phone && (
              <PhoneLink phone={phone} className="button button-on-navy max-sm:w-full max-sm:px-3">
                {call} <Literal>{phone}</Literal>
              </PhoneLink>
            )}
          </div>
        </div>
        {/* On phones it is beside the heading, which leaves room for it. */}
        <svg
          viewBox="2.3 -14 35.4 51"
          aria-hidden="true"
          className="absolute right-gutter top-5 w-11 text-navy-700 lg:static lg:w-full"
        >
          <LogoMarkShapes inner="currentColor" />
        </svg>
      </div>
    </section>
  );
}
