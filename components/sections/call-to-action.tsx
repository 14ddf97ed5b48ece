import { LogoMark } from '@/components/brand/logo-mark';
import type { Content } from '@/lib/content';

/** The band that ends a page with its one call to action. */
export function CallToAction({ heading, text, action }: Content['pages']['home']['callToAction']) {
  return (
    <section className="wrap py-16 lg:py-24">
      <div className="relative isolate overflow-hidden rounded-picture border border-transparent bg-navy-800 px-6 py-12 sm:px-12 lg:py-16">
        <LogoMark
          className="absolute -bottom-24 -right-16 -z-10 h-96 w-96 text-navy-700 max-lg:hidden forced-colors:hidden"
          inner="currentColor"
        />
        <h2 className="max-w-prose text-3xl text-white">{heading}</h2>
        <p className="mt-4 max-w-prose text-balance text-lg text-navy-100">{text}</p>
        <a href={action.url} className="button button-primary mt-8">
          {action.label}
        </a>
      </div>
    </section>
  );
}
