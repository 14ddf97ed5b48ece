import type { ReactNode } from 'react';
import { getContent } from '@/lib/content';
import { Closing, type CallToAction } from './closing';
import { Footer } from './footer';
import { Header } from './header';
import { SpeculationRules } from './speculation-rules';
import { StructuredData } from './structured-data';

interface PageProps {
  /** The page's route, such as `/about`: links to it are marked as current. The not-found page has none. */
  path?: string;
  /** The call to action that ends the page, if it has one. */
  closing?: CallToAction | undefined;
  children: ReactNode;
}

/** What every page consists of: header, main part with its call to action, footer, and its structured data. */
export function Page({ path, closing, children }: PageProps) {
  const content = getContent();
  return (
    <>
      <Header content={content} path={path} />
      <main id="main_content" tabIndex={-1} className="flex-1 outline-none">
        {children}
        {closing && <Closing {...closing} path={path} />}
      </main>
      <Footer content={content} path={path} />
      {path && <StructuredData path={path} />}
      <SpeculationRules />
    </>
  );
}
