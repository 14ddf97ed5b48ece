/** The phone for which pages are weighed: the one that Lighthouse emulates. CSS px and device px for each of them. */
export const PHONE = { width: 412, density: 1.75 } as const;

type Phone = typeof PHONE;

/** Whether a media condition of `sizes` or `media` holds: conditions on the width, joined by `and`. Others do not hold. */
export function holds(condition: string, { width }: Pick<Phone, 'width'> = PHONE): boolean {
  return condition
    .split(/\band\b/)
    .map((part) => part.trim())
    .filter((part) => part && part !== 'all' && part !== 'screen')
    .every((part) => {
      const [, bound, length] = /^\(\s*(min|max)-width\s*:\s*([^)]+)\)$/.exec(part) ?? [];
      if (!bound || !length) return false;
      const limit = toPixels(length, { width });
      return bound === 'min' ? width >= limit : width <= limit;
    });
}

/**
 * A CSS length in px: numbers with px, rem, em, vw or %, calc(), min(), max(), clamp().
 *
 * @throws Error when it is anything else
 */
export function toPixels(length: string, { width }: Pick<Phone, 'width'> = PHONE): number {
  const tokens = length.match(/-?[\d.]+(?:px|r?em|vw|%)?|[a-z]+\(|[(),+*/-]/g) ?? [];
  if (tokens.join('') !== length.replace(/\s+/g, '')) throw misunderstood(length);
  const units: Record<string, number> = { px: 1, rem: 16, em: 16, vw: width / 100, '%': width / 100, '': 1 };
  let next = 0;

  function sum(): number {
    let value = product();
    while (tokens[next] === '+' || tokens[next] === '-') value += tokens[next++] === '+' ? product() : -product();
    return value;
  }
  function product(): number {
    let value = term();
    while (tokens[next] === '*' || tokens[next] === '/') value *= tokens[next++] === '*' ? term() : 1 / term();
    return value;
  }
  function term(): number {
    const token = tokens[next++] ?? '';
    if (!token.endsWith('(')) {
      const [, number, unit = ''] = /^(-?[\d.]+)(.*)$/.exec(token) ?? [];
      if (number === undefined) throw misunderstood(length);
      return Number(number) * (units[unit] as number);
    }
    const args = [sum()];
    while (tokens[next] === ',') {
      next += 1;
      args.push(sum());
    }
    if (tokens[next++] !== ')') throw misunderstood(length);
    const [first = 0, middle = 0, last = 0] = args;
    if (token === 'min(') return Math.min(...args);
    if (token === 'max(') return Math.max(...args);
    if (token === 'clamp(') return Math.max(first, Math.min(middle, last));
    return first;
  }
  const pixels = sum();
  if (next < tokens.length) throw misunderstood(length);
  return pixels;
}

const misunderstood = (length: string) => new Error(`"${length}" is no length that is understood.`);
