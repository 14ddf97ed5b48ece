/** A note for reviewers of a preview, above its form. Visitors never see it, so its words are not in `content/`. */
export function PreviewNote() {
  return (
    <div className="mt-8 max-w-prose">
      <p role="note" className="notice">
        This is a preview of the site. What you send with this form goes nowhere.
      </p>
    </div>
  );
}
