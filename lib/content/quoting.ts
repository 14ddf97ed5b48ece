import { faultsOf } from './schema/text-rules';

/** What is wrong with a line of YAML, and what to do. `at` is where in the text, if it is not at its start. */
export interface QuotingFault {
  problem: string;
  remedy: string;
  at?: number;
}

/** How to quote a text so that nothing in it ends or changes the quotes. */
export function quoteRemedy(text: string): string {
  if (!/["\\]/.test(text)) return 'put the whole text in quotes: "…"';
  if (!text.includes("'")) return "put the whole text in single quotes: '…'";
  return 'write ">-" in its place, and the text in the next line, two spaces further in';
}

/** A text that begins with a character to which YAML gives a meaning. Quotes do not help what no text may hold. */
export function beginsWith(text: string): QuotingFault {
  const character = text.charAt(0);
  const [fault] = faultsOf(text);
  if (fault && !isQuoteFault(text)) return { problem: fault.problem, remedy: fault.remedy, at: fault.index ?? 0 };
  const tag = character === '!' ? '; only "!placeholder " may stand in front of it' : '';
  return { problem: `a text cannot begin with "${character}" without quotes`, remedy: quoteRemedy(text) + tag };
}

/** "heading: Ships: all" without quotes. */
export function withColon(text: string): QuotingFault {
  return { problem: 'a text that holds a colon and a space needs quotes', remedy: quoteRemedy(text) };
}

/** A text with an odd quotation mark is not yet known to end where the line ends. */
function isQuoteFault(text: string): boolean {
  return (text.split('"').length - 1) % 2 === 1;
}
