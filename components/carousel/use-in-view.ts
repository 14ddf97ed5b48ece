import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether at least half of an element is inside the viewport of a visible tab; false until the browser reports it. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inside, setInside] = useState(false);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    const report = (entries: IntersectionObserverEntry[]) =>
      setInside(entries[entries.length - 1]!.intersectionRatio >= 0.5);
    const observer = new IntersectionObserver(report, { threshold: 0.5 });
    observer.observe(element.current!);
    document.addEventListener('visibilitychange', update);
    // The tab may be in the background, or the page prerendered.
    update();
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [element]);
  return inside && !hidden;
}
