/** A4 with the margins that Chromium proposes to those who print. */
export const PAPER = { format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } };
