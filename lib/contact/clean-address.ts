const FULL_WIDTH = /[\uff01-\uff5e]/g;

/** Characters that come with a copied text unseen: soft hyphen, zero-width space, marks of direction, word joiner. */
const INVISIBLE = /[\u00ad\u200b\u200e\u202a-\u202c\u2060]/g;

/** Spaces that end no word, since an `@` follows or precedes them. Others may separate a name from the address. */
const BESIDE_AT = /[\u00a0\u3000]*@[\u00a0\u3000]*/;

/** What comes before and after an address: spaces, a name, brackets, `mailto:`, and the sign that ended a sentence. */
const AROUND = /^([^<]*<)?\s*(mailto:)?\s*|[\s.,>]+$/gi;

/** An e-mail address without what came with it when it was copied. None of its own letters go. */
export const cleanAddress = (text: string): string =>
  text
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(INVISIBLE, '')
    .replace(AROUND, '')
    .replace(BESIDE_AT, '@');
