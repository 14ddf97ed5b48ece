import type { ReactNode } from 'react';

/**
 * The form of a preview: a note for reviewers, and the form switched off. Visitors never see it, so its words are not in
 * `content/`.
 */
export function PreviewForm({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled className="min-w-0 border-0 p-0">
      <p role="note" className="notice mb-5 mt-0">
        This is a preview of the site: its form is switched off and sends nothing.
      </p>
      {children}
    </fieldset>
  );
}
