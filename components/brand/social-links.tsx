import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTwitter,
  IconBrandYoutube,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { SocialLink } from '@/lib/content/schema';

const ICONS = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  twitter: IconBrandTwitter,
  linkedin: IconBrandLinkedin,
  youtube: IconBrandYoutube,
} satisfies Record<SocialLink['icon'], ComponentType>;

/** A row of social icons. An icon without a url is only decorative: it has no ring and is not a list item. */
export function SocialLinks({ links, label }: { links: SocialLink[]; label: string }) {
  return (
    <ul role="list" aria-label={label} className="flex flex-wrap gap-2 text-navy-100">
      {links.map(({ id, name, icon, url }) => {
        const Icon = ICONS[icon];
        return (
          <li key={id} aria-hidden={!url || undefined} className={url ? undefined : 'first:-ml-2.5'}>
            {url ? (
              <a
                href={url}
                rel="me noopener"
                aria-label={name}
                className="flex h-11 w-11 items-center justify-center rounded-full border-2 border-navy-300 text-white hover:bg-white/10"
              >
                <Icon size={24} aria-hidden="true" />
              </a>
            ) : (
              <span className="flex h-11 w-11 items-center justify-center">
                <Icon size={24} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
