import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { usePointers } from './gestures.ts';

/** How a picture lies in its frame: `scale` 1 fits it in, `x` and `y` move its centre (px). */
interface ViewBox {
  scale: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const WHOLE: ViewBox = { scale: 1, x: 0, y: 0 };
export const MOST = 4;
/** One press of a button or key. */
const STEP = 1.5;

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** The picture never leaves its frame: it can be moved by as much as it is larger. */
const kept = ({ scale, x, y }: ViewBox, { width, height }: Size): ViewBox => ({
  scale,
  x: within(x, (width * (scale - 1)) / 2),
  y: within(y, (height * (scale - 1)) / 2),
});

/** Enlarges so many times, keeping the point of the frame (from its centre, px) where it is. */
export const zoomed = (
  view: ViewBox,
  times: number,
  frame: Size,
  at: { x: number; y: number } = { x: 0, y: 0 },
): ViewBox => {
  const scale = Math.min(MOST, Math.max(1, view.scale * times));
  const ratio = scale / view.scale;
  const moved = { x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
  return kept({ scale, ...moved }, frame);
};

/** Moves the picture in its frame (px). */
export const moved = (view: ViewBox, dx: number, dy: number, frame: Size): ViewBox =>
  kept({ ...view, x: view.x + dx, y: view.y + dy }, frame);

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
