import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { getContent } from '@/lib/content';
import { colours } from '@/lib/site/tokens';
import './fonts.css';
import './globals.css';
import '@/components/contact-form/contact-form.css';
import '@/components/sections/openings/badge.css';
import './[page]/_layouts/industry.css';
import '@/components/layout/layout.css';
import '@/components/menu/menu.css';
import '@/components/carousel/carousel.css';
import '@/components/tabs/tabs.css';
import '@/components/sections/article.css';
import '@/components/figures/figure.css';
import '@/components/figures/sample-table.css';
import '@/components/print/sheet.css';
import '@/components/sections/document.css';

const sans = localFont({
  src: '../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  weight: '400 700',
  // Even the first visit shows the font. Until it has loaded, text uses the fallbacks in `fonts.css`, which take the
  // same space.
  display: 'swap',
  variable: '--font-sans',
  // With a preload, the first paint would wait up to 100 ms for the font, and gain nothing from it on a slow
  // connection.
  preload: false,
  adjustFontFallback: false,
});

/** The rest of the family's Latin letters. Only pages that use one load it. */
const sansMore = localFont({
  src: '../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-ext-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-sans-more',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1EFF' }],
});

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(getContent().site.url), icons: { icon: '/icon.svg', apple: '/apple-icon.png' } };
}

/** `only` keeps browsers from applying their own dark theme, which would change some colours and not others. */
export const viewport: Viewport = { themeColor: colours.sand[50], colorScheme: 'only light' };

/** The document of every page. Header and footer are in `Page`, which knows the page's route; a layout does not. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={getContent().site.language} className={`${sans.variable} ${sansMore.variable}`}>
      <body>{children}</body>
    </html>
  );
}
