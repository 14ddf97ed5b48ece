import type { RefObject } from 'react';
import { useFocusAfter } from './use-focus-after';

interface QuestionProps {
  id: string;
  className: string;
  /** The label of the button that opens the question. */
  label: string;
  question: string;
  /** The label of the button that acts and then disappears. The first button closes the question again. */
  yes: string;
  onYes: () => unknown;
  /** Where to move the focus if it is inside the question when the question is removed. */
  result: RefObject<HTMLElement | null>;
}

/** A button that asks before it acts. It asks in the page, since browsers may suppress `confirm()`. */
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
