import { SocialLinks } from '@/components/brand/social-links';
import { Slide } from '@/components/carousel/slide';
import { Island } from '@/components/islands/island';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/pictures';

type Home = Content['pages']['home'];

interface HeroProps {
  hero: Home['hero'];
  carousel: Home['carousel'];
  contact: Content['navigation']['action'];
  social: Content['site']['social'];
  socialLabel: string;
}

/** The opening: the promise beside the carousel, which reaches the window's edge; on phones below its picture. */
export function Hero({ hero, carousel, contact, social, socialLabel }: HeroProps) {
  const { id, label, slides, ...labels } = carousel;
  const drawn = slides.map(({ id, heading, text, picture }, index) => [
    id,
    <Slide key={id} heading={heading} text={text} picture={pictureSource(picture, 'stage')} first={index === 0} />,
  ]);
  return (
    <section className="stage grid items-start bg-navy-900 text-navy-100 lg:grid-cols-[5fr_7fr]">
      <div className="stage-text px-gutter py-8 lg:pl-0">
        <h1 className="text-4xl text-white">{hero.heading}</h1>
        <p className="mt-5 max-w-prose text-lg">{hero.text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <a href={hero.action.url} className="button button-primary">
            {hero.action.label}
          </a>
          <a href={contact.url} className="button border-navy-300 text-white hover:bg-white/10">
            {contact.label}
          </a>
        </div>
        {/* The first icon, not its touch area, stands on the column's edge. */}
        {social.length > 0 && (
          <div className="-ml-3 mt-5">
            <SocialLinks links={social} label={socialLabel} />
          </div>
        )}
      </div>
      <Island
        name="Carousel"
        hydrate="idle"
        props={{ id, label, slides: slides.map(({ id, heading }) => ({ id, heading })), labels }}
        content={Object.fromEntries(drawn)}
        className="min-w-0 self-stretch bg-navy-950"
      />
    </section>
  );
}
