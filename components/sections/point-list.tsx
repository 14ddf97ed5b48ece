import { TitledBand } from './titled-band';

interface PointListProps {
  heading?: string | undefined;
  points: readonly { id: string; heading: string; text: string }[];
  background?: 'plain' | 'sand';
}

/** A list without an order, such as benefits: titles beside their texts, between hairlines. */
export function PointList({ heading, points, background }: PointListProps) {
  const Title = heading ? 'h3' : 'h2';
  return (
    <TitledBand heading={heading} background={background}>
      <ul role="list" className="divide-y divide-sand-400 border-y border-sand-400">
        {points.map(({ id, heading, text }) => (
          <li key={id} id={id} className="grid gap-x-12 gap-y-2 py-5 sm:grid-cols-[2fr_3fr]">
            <Title className="text-xl">{heading}</Title>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </TitledBand>
  );
}
