/**
 * A note for reviewers of a preview, above its form. Visitors never see it, so its words are not in `content/`.
 */
export function PreviewNote({ sends }: { sends: boolean }) {
  return (
    <div className="mt-8 max-w-prose">
      <p role="note" className="notice">
        {sends
          ? 'This is a preview of the site. What you send with this form goes to the mailbox for tests.'
          : 'This is a preview of the site. What you send with this form goes nowhere.'}
      </p>
    </div>
  );
}
