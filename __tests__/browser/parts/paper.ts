/** A4 with Chromium's default print margins. */
export const PAPER = { format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } };
