import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content';

export const dynamic = 'force-static';

/** `/manifest.webmanifest`: name, colours and icon for home screens. */
export default function manifest(): MetadataRoute.Manifest {
  const { site } = getContent();
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: '/',
    display: 'browser',
    background_color: '#fffcf7',
    theme_color: '#173966',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  };
}
