/** An address whose host belongs to nobody (RFC 2606, RFC 6761); in a sentence it may be an example. */
const RESERVED_HOST =
  /^\S*(?:[@/.])(?:example\.(?:com|org|net|in|co\.in)|[\w-]+\.(?:example|test|invalid))(?:[/:?#]\S*)?$/i;
const NUMBER = '(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}|[a-d]|x+)';

// cspell:ignore amet bdolor
/** Values that stand for others: what companies write until they know better. */
const MADE_UP: readonly RegExp[] = [
  RESERVED_HOST,
  /^\+\d\d[ 0]+$|^\+91 ?(?:12345 ?67890|(\d)\1{4} ?\1{5})$/,
  new RegExp(`^(?:client|customer|partner|company|firm|logo|name|person)(?: name| logo)? ${NUMBER}$`, 'i'),
  /\b(?:TODO|FIXME|TBD|XXX+)\b|\?{3,}/,
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur\b/i,
  /^(?:placeholder|dummy|sample|test)(?: (?:text|title|heading|name|value|picture))?$|\b(?:text|heading|name) goes here\b/i,
  /^(?:your|company|firm) (?:name|text|address|heading|e-?mail|company)(?: here)?$|[[<](?:your|insert|add) [^\]>]*[\]>]/i,
  /^(?:apartment and building, street|house and lane|street and number|john doe|jane doe|foo|bar|asdf\w*|abc|xyz)$/i,
];

/** Whether a text, or one of its cells if it is a line of a table, stands for another that is still to be written. */
export function isMadeUp(text: string): boolean {
  return text.split('|').some((cell) => MADE_UP.some((pattern) => pattern.test(cell.trim())));
}
