import { useEffect, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { usePointers } from './use-pointers.ts';
import { MOST, moved, STEP, WHOLE, zoomed, type ViewBox } from './view-box.ts';

/** Pixels of one press of an arrow. */
const NUDGE = 60;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [NUDGE, 0],
  ArrowRight: [-NUDGE, 0],
  ArrowUp: [0, NUDGE],
  ArrowDown: [0, -NUDGE],
};

/** How the picture lies in its frame, and all ways of changing that. */
export const useViewBox = (frame: RefObject<HTMLElement | null>) => {
  const [view, setView] = useState<ViewBox>(WHOLE);
  const box = () => frame.current?.getBoundingClientRect() ?? new DOMRect();
  const zoom = (direction: 1 | -1) => setView((it) => zoomed(it, STEP ** direction, box()));
  const reset = () => setView(WHOLE);
  const gestures = usePointers(({ dx, dy, times, at }) =>
    setView((it) => zoomed(moved(it, dx, dy, box()), times, box(), at)),
  );

  useEffect(() => {
    const element = frame.current;
    // React's own wheel listeners are passive and could not keep the page from scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y, width, height } = box();
      const at = { x: event.clientX - x - width / 2, y: event.clientY - y - height / 2 };
      setView((it) => zoomed(it, Math.exp(-event.deltaY / 400), { width, height }, at));
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) setView((it) => moved(it, ...arrow, box()));
    else if (event.key === '+' || event.key === '=') zoom(1);
    else if (event.key === '-') zoom(-1);
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  };
  const onDoubleClick = (event: MouseEvent) => {
    const { x, y, width, height } = box();
    const at = { x: event.clientX - x - width / 2, y: event.clientY - y - height / 2 };
    setView((it) => (it.scale > 1 ? WHOLE : zoomed(it, 2, { width, height }, at)));
  };
  return {
    view,
    zoom,
    reset,
    canGrow: view.scale < MOST,
    canShrink: view.scale > 1,
    stage: { ...gestures, onDoubleClick },
    onKeyDown,
  };
};
