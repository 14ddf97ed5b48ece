import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { Footer } from '@/components/frame/footer';
import { Header } from '@/components/frame/header';
import { getContent } from '@/lib/content';
import './globals.css';
import '@/components/menu/menu.css';
import '@/components/carousel/carousel.css';
import '@/components/tabs/tabs.css';

const sans = localFont({
  src: '../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  weight: '400 700',
  // Nothing moves when the font comes late: that visit keeps the fallback, the next page has the font from the cache.
  display: 'optional',
  variable: '--font-sans',
  adjustFontFallback: 'Arial',
});

/** The rest of the family's Latin letters, and signs of currency such as ₹. Only pages that have one load it. */
const sansMore = localFont({
  src: '../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-ext-wght-normal.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-sans-more',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1EFF, U+20A0-20AB, U+20AD-20C0' }],
});

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(getContent().site.url) };
}

export const viewport: Viewport = { themeColor: '#fffcf7', colorScheme: 'light' };

/** The frame of every page: header, main part, footer. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const content = getContent();
  return (
    <html lang={content.site.language} className={`${sans.variable} ${sansMore.variable}`}>
      <body>
        <Header content={content} />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer content={content} />
      </body>
    </html>
  );
}
