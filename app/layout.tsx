import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { getContent } from '@/lib/content';
import { colours } from '@/lib/site/tokens';
import './globals.css';

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(getContent().site.url), icons: { icon: '/icon.svg', apple: '/apple-icon.png' } };
}

/** `only` keeps browsers from applying their own dark theme, which would change some colours and not others. */
export const viewport: Viewport = { themeColor: colours.sand[50], colorScheme: 'only light' };

/** The document of every page. Header and footer are in `Page`, which knows the page's route; a layout does not. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={getContent().site.language}>
      <body>{children}</body>
    </html>
  );
}
