import type { ReactNode } from 'react';
import type { Content } from '@/lib/content';
import { Closing, type CallToAction } from './closing';
import { Footer } from './footer';
import { Header } from './header';
import { SpeculationRules } from './speculation-rules';
import { StructuredData } from './structured-data';

interface PageProps {
  content: Content;
  /** The page's route, such as `/about`: links to it are marked as current. The not-found page has none. */
  path?: string;
  /** The call to action that ends the page, if it has one. */
  closing?: CallToAction | undefined;
  children: ReactNode;
}

/** The parts of every page: header, main part with its call to action, footer, and structured data. */
export function Page({ content, path, closing, children }: PageProps) {
  return (
    <>
      <Header content={content} path={path} />
      <main id="main_content" tabIndex={-1} className="outline-none">
        {children}
        {closing && <Closing {...closing} content={content} sunSettles={path === '/'} />}
      </main>
      <Footer content={content} path={path} />
      {path && <StructuredData content={content} path={path} />}
      <SpeculationRules />
    </>
  );
}
