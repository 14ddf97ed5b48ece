import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether the tab is visible and enough of the element's picture is in view: at least half of it, or enough to fill
 * half of the window. False until the browser reports it. All slides have their pictures in the same place.
 */
export function usePictureInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    let inside = false;
    const update = () => setInView(inside && !document.hidden);
    const report = (entries: IntersectionObserverEntry[]) => {
      const { intersectionRatio, intersectionRect, rootBounds } = entries.at(-1)!;
      inside = intersectionRatio >= 0.5 || areaOf(intersectionRect) >= areaOf(rootBounds!) / 2;
      update();
    };
    // Any fraction of the picture may fill half of the window.
    const threshold = Array.from({ length: 101 }, (_, percent) => percent / 100);
    const observer = new IntersectionObserver(report, { threshold });
    observer.observe(element.current!.querySelector('.carousel-media') ?? element.current!);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [element]);
  return inView;
}

const areaOf = ({ width, height }: DOMRectReadOnly): number => width * height;
