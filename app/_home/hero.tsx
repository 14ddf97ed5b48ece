import { SocialLinks } from '@/components/brand/social-links';
import { Slide } from '@/components/carousel/slide';
import { Carousel } from '@/components/carousel/carousel';
import { Island } from '@/components/islands/island';
import { Literal } from '@/components/ui/literal';
import { PhoneLink } from '@/components/ui/phone-link';
import { WhatsAppLink } from '@/components/ui/whatsapp-link';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/site/picture-source';

type Home = Content['pages']['home'];

interface HeroProps {
  hero: Home['hero'];
  carousel: Home['carousel'];
  site: Content['site'];
  navigation: Content['navigation'];
}

/**
 * The opening: the promise next to the carousel, which reaches the window's edge; on phones the promise is above it. If
 * there is a phone number, the second button calls it and the third opens WhatsApp; these two share a row.
 */
export function Hero({ hero, carousel, site, navigation }: HeroProps) {
  const { id, label, slides, ...labels } = carousel;
  const { action: contact, footer } = navigation;
  const phone = footer.call && site.phones[0];
  const onNavy = 'button button-on-navy flex-auto max-sm:px-2.5';
  const drawn = slides.map(({ id, heading, text, picture }, index) => [
    id,
    <Slide key={id} heading={heading} text={text} picture={pictureSource(picture, 'stage')} first={index === 0} />,
  ]);
  return (
    <section className="stage">
      <div className="stage-text">
        <h1 className="text-4xl text-white">{hero.heading}</h1>
        {hero.text && <p className="mt-3 max-w-prose text-lg sm:mt-5">{hero.text}</p>}
        {hero.action && (
          <div className="mt-4 flex flex-wrap gap-3 lg:mt-8">
            <a href={hero.action.url} className={`button button-primary ${phone ? 'max-sm:w-full' : ''}`}>
              {hero.action.label}
            </a>
            {phone ? (
              <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:gap-x-2">
                <PhoneLink phone={phone} className={onNavy}>
                  {footer.call} <Literal>{phone}</Literal>
                </PhoneLink>
                {site.whatsapp && (
                  <WhatsAppLink phone={site.whatsapp} className={onNavy}>
                    {footer.whatsapp}
                  </WhatsAppLink>
                )}
              </div>
            ) : (
              <a href={contact.url} className="button button-on-navy">
                {contact.label}
              </a>
            )}
          </div>
        )}
        {site.social.length > 0 && (
          <div className="mt-3 sm:mt-5">
            <SocialLinks links={site.social} label={footer.social} />
          </div>
        )}
      </div>
      <Island
        name="Carousel"
        component={Carousel}
        hydrate="idle"
        props={{ id, label, slides: slides.map(({ id, heading }) => ({ id, heading })), labels }}
        content={Object.fromEntries(drawn)}
        className="min-w-0 self-stretch bg-navy-950"
      />
    </section>
  );
}
