import { telUrl } from '@/lib/site/contact-urls';

/** A button that calls a number, with words before it. Renders nothing without a number. */
export const Call = ({ text, phone }: { text: string; phone: string | undefined }) =>
  phone && (
    <a className="button button-quiet" href={telUrl(phone)}>
      {text} {phone}
    </a>
  );
