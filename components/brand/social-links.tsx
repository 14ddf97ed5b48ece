import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTwitter,
  IconBrandYoutube,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Content } from '@/lib/content';

type SocialLink = Content['site']['social'][number];

const ICONS = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  twitter: IconBrandTwitter,
  linkedin: IconBrandLinkedin,
  youtube: IconBrandYoutube,
} satisfies Record<SocialLink['icon'], ComponentType>;

/** A row of social icons. An icon without a url looks the same, but is only decorative: it is not a list item. */
export function SocialLinks({ links, label }: { links: SocialLink[]; label: string }) {
  const cell = 'flex h-11 w-11 items-center justify-center rounded-full border border-transparent';
  return (
    <ul role="list" aria-label={label} className="-mx-2.5 flex flex-wrap text-white">
      {links.map(({ id, name, icon, url }) => {
        const Icon = ICONS[icon];
        return (
          <li key={id} aria-hidden={!url || undefined}>
            {url ? (
              <a href={url} rel="me noopener" aria-label={name} className={`${cell} hover:bg-white/10`}>
                <Icon size={24} aria-hidden="true" />
              </a>
            ) : (
              <span className={cell}>
                <Icon size={24} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
