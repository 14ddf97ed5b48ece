import type { ReactNode } from 'react';
import { getContent } from '@/lib/content';
import { Footer } from './footer';
import { Header } from './header';
import { SpeculationRules } from './speculation-rules';
import { StructuredData } from './structured-data';

interface PageProps {
  /** The page's route, such as `/about`: links to it are marked as current. The not-found page has none. */
  path?: string;
  children: ReactNode;
}

/** What every page consists of: header, main part, footer, and its structured data. */
export function Page({ path, children }: PageProps) {
  const content = getContent();
  return (
    <>
      <Header content={content} path={path} />
      <main id="main_content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer content={content} path={path} />
      {path && <StructuredData path={path} />}
      <SpeculationRules />
    </>
  );
}
