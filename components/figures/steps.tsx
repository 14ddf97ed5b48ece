import type { FigureOf } from '@/lib/content/schema';

/**
 * Class names: for the list, indexed by its number of columns minus one; for a step, by its column; for a step's line,
 * by the number of columns to the next step.
 */
const LANES = ['[--lanes:1]', '[--lanes:2]', '[--lanes:3]', '[--lanes:4]'];
const LANE = ['', '[--lane:1]', '[--lane:2]', '[--lane:3]'];
const ACROSS = ['', '[--across:1]', '[--across:2]', '[--across:3]'];

/**
 * Who does what, one step after another. Each person or team has a column or, without room, a dot beside the words. A
 * line leads from step to step.
 */
export function Steps({ steps }: FigureOf<'steps'>) {
  const columns = [...new Set(steps.map(({ who }) => who))];
  const lanes = steps.map(({ who }) => columns.indexOf(who));
  return (
    <div className="steps">
      <ol role="list" className={`timeline ${LANES[columns.length - 1]}`}>
        {steps.map((step, row) => {
          const lane = lanes[row]!;
          const across = (lanes[row + 1] ?? lane) - lane;
          const line = `${ACROSS[Math.abs(across)]} ${across < 0 ? 'back' : ''}`;
          return (
            <li key={step.what} className={`${LANE[lane]} ${line} ${step.mark ? 'marked' : ''}`}>
              <b className="block text-navy-800">{step.who}</b> {step.what}{' '}
              {step.takes && (
                <strong
                  className={`block text-navy-800 ${step.mark ? '-mx-1 mt-1 w-fit bg-marigold-300 px-1 text-xl' : ''}`}
                >
                  {step.takes}
                </strong>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
