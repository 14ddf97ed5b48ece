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
  /** The invitation to get in touch, if the page has one. */
  closing?: CallToAction | undefined;
  children: ReactNode;
}

/**
 * The parts of every page: header, main part, footer, and structured data. The invitation to get in touch begins the
 * footer; on the home page, where the specification has a Contact button before the footer, it ends the main part.
 */
export function Page({ content, path, closing, children }: PageProps) {
  const isHome = path === '/';
  const invitation = closing && <Closing {...closing} content={content} sunSettles={isHome} />;
  return (
    <>
      <Header content={content} path={path} />
      <main id="main_content" tabIndex={-1} className={`outline-none ${invitation ? 'before-closing' : ''}`}>
        {children}
        {isHome && invitation}
      </main>
      <Footer content={content} path={path}>
        {!isHome && invitation}
      </Footer>
      {path && <StructuredData content={content} path={path} />}
      <SpeculationRules />
    </>
  );
}
