/** How long a pointer may rest on its way to the open list, in milliseconds. */
const REST = 400;

/** How far it may stray from the direct path, in CSS px. */
const STRAY = 16;

/** Where a pointer is in the window, in CSS px. */
type PointerAt = Pick<PointerEvent, 'clientX' | 'clientY'>;

/**
 * Calls `act` when a pointer is not on its way to the open list: outside the triangle between `from` and the upper edge
 * of the list, or at rest. Without an open list it calls `act` immediately.
 *
 * @returns a function that cancels it
 */
export function onceOffTheWay(from: PointerAt, list: Element | null, act: () => void): (() => void) | undefined {
  if (!list) return void act();
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('pointermove', onMove);
  };
  const finish = () => {
    stop();
    act();
  };
  const onMove = ({ clientX, clientY }: PointerAt) => {
    const { left, right, top } = list.getBoundingClientRect();
    const done = (clientY - from.clientY) / (top - from.clientY);
    /** How far the pointer is to the right of the side of the triangle that ends at this x. */
    const past = (x: number) => clientX - from.clientX - (x - from.clientX) * done;
    clearTimeout(timer);
    timer = window.setTimeout(finish, past(left) > -STRAY && past(right) < STRAY ? REST : 0);
  };
  addEventListener('pointermove', onMove);
  onMove(from);
  return stop;
}
