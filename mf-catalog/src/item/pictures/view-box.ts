import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { usePointers } from './gestures.ts';

/** Position of a picture in its frame: `scale` 1 fits it, `x` and `y` move its center in px. */
interface ViewBox {
  scale: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const FITTED: ViewBox = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
/** Zoom factor of one press of a button or key. */
const STEP = 1.5;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Keeps the picture inside its frame: it moves by at most the enlarged margin. */
const clampToFrame = ({ scale, x, y }: ViewBox, { width, height }: Size): ViewBox => ({
  scale,
  x: clamp(x, (width * (scale - 1)) / 2),
  y: clamp(y, (height * (scale - 1)) / 2),
});

/** Scales the picture around a point of the frame (px from its center). */
export const zoomed = (
  view: ViewBox,
  times: number,
  frame: Size,
  at: { x: number; y: number } = { x: 0, y: 0 },
): ViewBox => {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * times));
  const ratio = scale / view.scale;
  const moved = { x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
  return clampToFrame({ scale, ...moved }, frame);
};

/** Moves the picture in its frame by px. */
export const moved = (view: ViewBox, dx: number, dy: number, frame: Size): ViewBox =>
  clampToFrame({ ...view, x: view.x + dx, y: view.y + dy }, frame);

/** Movement of one arrow key in px. */
const NUDGE = 60;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [NUDGE, 0],
  ArrowRight: [-NUDGE, 0],
  ArrowUp: [0, NUDGE],
  ArrowDown: [0, -NUDGE],
};

/** Position of the picture in its frame, and the ways to change it. */
export const useViewBox = (frame: RefObject<HTMLElement | null>) => {
  const [view, setView] = useState<ViewBox>(FITTED);
  const box = () => frame.current?.getBoundingClientRect() ?? new DOMRect();
  const zoom = (direction: 1 | -1) => setView((it) => zoomed(it, STEP ** direction, box()));
  const reset = () => setView(FITTED);
  const gestures = usePointers(({ dx, dy, times, at }) =>
    setView((it) => zoomed(moved(it, dx, dy, box()), times, box(), at)),
  );

  useEffect(() => {
    const element = frame.current;
    // React attaches wheel listeners as passive, so they cannot prevent scrolling.
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
    setView((it) => (it.scale > 1 ? FITTED : zoomed(it, 2, { width, height }, at)));
  };
  return {
    view,
    zoom,
    reset,
    canGrow: view.scale < MAX_SCALE,
    canShrink: view.scale > 1,
    stage: { ...gestures, onDoubleClick },
    onKeyDown,
  };
};
