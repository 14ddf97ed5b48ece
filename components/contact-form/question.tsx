import type { RefObject } from 'react';
import { useFocusAfter } from './use-focus-after';

interface QuestionProps {
  id: string;
  className: string;
  /** The button that opens the question. */
  label: string;
  question: string;
  /** The button that does it, and is gone then. The first one takes the question back. */
  yes: string;
  onYes: () => unknown;
  /** What takes the focus when the question goes and had it. */
  result: RefObject<HTMLElement | null>;
}

/** A button that asks before it does what it says: in the page, since browsers may suppress `confirm()`. */
export function Question({ id, className, label, question, yes, onYes, result }: QuestionProps) {
  return (
    <details ref={useFocusAfter(result)} className="w-full">
      <summary className={className}>{label}</summary>
      <p id={id} className="my-2">
        {question}
      </p>
      {/* Screen readers go from the first button to this one, past the question. */}
      <button type="button" aria-describedby={id} className="button button-quiet" onClick={onYes}>
        {yes}
      </button>
    </details>
  );
}
