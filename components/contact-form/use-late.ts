import { useEffect, useState } from 'react';

/** How much later, in milliseconds. Orca drops what is new within 100 ms of something else that is. */
const LATER = 300;

/** The value, delayed, so that its announcement does not collide with other changes. */
export function useLate<Value>(value: Value, time = LATER): Value | undefined {
  const [late, setLate] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), time);
    return () => clearTimeout(timer);
  }, [value, time]);
  return late;
}
