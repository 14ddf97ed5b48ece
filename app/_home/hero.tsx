import { SocialLinks } from '@/components/brand/social-links';
import { Island } from '@/components/islands/island';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/pictures';

type Home = Content['pages']['home'];

interface HeroProps {
  hero: Home['hero'];
  carousel: Home['carousel'];
  social: Content['site']['social'];
  socialLabel: string;
}

/** The promise, the Contact button and the carousel. */
export function Hero({ hero, carousel, social, socialLabel }: HeroProps) {
  const { id, label, slides, ...labels } = carousel;
  const drawn = slides.map((slide) => ({ ...slide, picture: pictureSource(slide.picture, 'half') }));
  return (
    <section className="bg-navy-900 text-navy-100">
      {/* Not centred: the text would move when the end of the carousel arrives after the first paint. */}
      <div className="wrap grid items-start gap-10 py-10 lg:grid-cols-[1fr_1.2fr] lg:gap-14 lg:py-20">
        <div>
          <h1 className="text-5xl text-white">{hero.heading}</h1>
          <p className="mt-5 max-w-prose text-lg">{hero.text}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <a href={hero.action.url} className="button button-primary">
              {hero.action.label}
            </a>
            {/* The first icon, not its touch area, stands on the column's edge. */}
            {social.length > 0 && (
              <div className="-ml-3">
                <SocialLinks links={social} label={socialLabel} />
              </div>
            )}
          </div>
        </div>
        <Island name="Carousel" hydrate="idle" props={{ id, label, slides: drawn, labels }} className="min-w-0" />
      </div>
    </section>
  );
}
