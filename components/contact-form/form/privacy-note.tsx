import type { FormTexts } from '../types';

interface PrivacyNoteProps {
  texts: FormTexts['privacy'];
  onForget: () => void;
}

/** What is sent where and what stays on the device, with the button that removes it. */
export function PrivacyNote({ texts, onForget }: PrivacyNoteProps) {
  return (
    <div className="mt-6 border-t border-sand-300 pt-4 text-sm text-ink-soft">
      <h3 className="text-base">{texts.heading}</h3>
      <p>{texts.text}</p>
      <button type="button" className="link min-h-12" onClick={onForget}>
        {texts.forget}
      </button>
    </div>
  );
}
