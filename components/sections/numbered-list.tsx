import { Numeral } from '@/components/ui/numeral';
import type { Industry } from '@/lib/content/schema';

type NumberedListProps = NonNullable<Industry['list']> & { text?: string | undefined };

/** Numbered entries along a line, each with its time if it has one. */
export function NumberedList({ heading, text, items }: NumberedListProps) {
  const Title = heading ? 'h3' : 'h2';
  return (
    <section className="band-sand">
      <div className="wrap">
        {heading && <h2 className="text-3xl">{heading}</h2>}
        {text && <p className="mt-3 text-lg text-ink-soft">{text}</p>}
        <ol role="list" className="number-line [&:not(:first-child)]:mt-10">
          {items.map(({ id, heading, text, when }, index) => (
            <li key={id} id={id}>
              <Numeral number={index + 1} />
              <Title className="text-lg leading-snug">
                {when && <span className="mb-1 block text-sm text-ink-soft">{when}</span>}
                {heading}
              </Title>
              <p className="mt-2 max-w-prose xl:leading-snug">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
