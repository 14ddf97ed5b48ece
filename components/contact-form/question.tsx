interface QuestionProps {
  className: string;
  /** The button that opens the question. */
  label: string;
  question: string;
  /** The button that does it, and is gone then. The first one takes the question back. */
  yes: string;
  onYes: () => unknown;
}

/** A button that asks before it does what it says: in the page, since browsers may suppress `confirm()`. */
export function Question({ className, label, question, yes, onYes }: QuestionProps) {
  return (
    <details className="w-full">
      <summary className={className}>{label}</summary>
      <p className="my-2">{question}</p>
      <button type="button" className="button button-quiet" onClick={onYes}>
        {yes}
      </button>
    </details>
  );
}
