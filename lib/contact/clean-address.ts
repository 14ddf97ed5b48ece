const FULL_WIDTH = /[\uff01-\uff5e]/g;

/** Invisible characters copied along with text: soft hyphen, zero-width space, direction marks, word joiner. */
const INVISIBLE = /[\u00ad\u200b\u200e\u202a-\u202c\u2060]/g;

/** Wide and no-break spaces around the `@`. Elsewhere they may separate a name from the address. */
const BESIDE_AT = /[\u00a0\u3000]*@[\u00a0\u3000]*/;

/**
 * What comes before and after an address: spaces, a name, brackets, `mailto:`, and the punctuation that ended a
 * sentence.
 */
const AROUND = /^([^<]*<)?\s*(mailto:)?\s*|[\s.,>]+$/gi;

/** Removes everything that was copied along with an email address, but no letter of the address itself. */
export const cleanAddress = (text: string): string =>
  text
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(INVISIBLE, '')
    .replace(AROUND, '')
    .replace(BESIDE_AT, '@');
