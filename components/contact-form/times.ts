const DAY = { day: 'numeric', month: 'long' } as const;

/** "21 November", in a language such as `en-IN`. */
export const dayOf = (at: number, language: string): string => new Date(at).toLocaleString(language, DAY);

/** "21 November at 14:05", in a language such as `en-IN`. */
export const timeOf = (at: number, language: string): string =>
  new Date(at).toLocaleString(language, { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
