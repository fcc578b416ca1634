import { type MouseEvent, type PointerEvent, useRef } from 'react';

interface Point {
  x: number;
  y: number;
}

interface Gesture {
  /** Moved by so much (px). */
  dx: number;
  dy: number;
  /** Enlarged so many times around {@link Gesture.at}, which counts from the frame's centre. */
  times: number;
  at: Point;
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, it) => sum + it.x, 0) / points.length,
  y: points.reduce((sum, it) => sum + it.y, 0) / points.length,
});

const spread = ([a, b]: readonly Point[]): number =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;

/** Dragging with one pointer, pinching with two: tells each step of the gesture. */
export const usePointers = (onGesture: (gesture: Gesture) => void) => {
  const down = useRef(new Map<number, Point>());
  const release = ({ pointerId }: PointerEvent) => void down.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!down.current.has(event.pointerId)) return;
      const before = [...down.current.values()].slice(0, 2);
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...down.current.values()].slice(0, 2);
      const from = middle(before);
      const to = middle(after);
      const frame = event.currentTarget.getBoundingClientRect();
      const at = { x: to.x - frame.x - frame.width / 2, y: to.y - frame.y - frame.height / 2 };
      const times = after.length === 2 ? spread(after) / Math.max(1, spread(before)) : 1;
      onGesture({ dx: to.x - from.x, dy: to.y - from.y, times, at });
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
};

/** Pixels from which on a finger meant to go on. */
const FAR = 48;

/** Goes on by a swipe of one finger to the side; two fingers zoom. */
export const useSwipe = (onSwipe: (step: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDownCapture: ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
      start.current = isPrimary && pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    },
    onPointerUpCapture: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const dx = clientX - start.current.x;
      const dy = clientY - start.current.y;
      start.current = null;
      if (Math.abs(dx) >= FAR && Math.abs(dx) > Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
  };
};

/** Pixels that a mouse may move while it is pressed; beyond, the picture was dragged. */
const STILL = 6;

/** Whether a point of the window is beside what an image with `object-fit: contain` shows. No, while it has no size. */
const isBeside = (image: HTMLImageElement, x: number, y: number): boolean => {
  const { naturalWidth, naturalHeight } = image;
  const box = image.getBoundingClientRect();
  const scale = Math.min(box.width / naturalWidth, box.height / naturalHeight);
  return (
    Math.abs(x - box.x - box.width / 2) > (naturalWidth * scale) / 2 ||
    Math.abs(y - box.y - box.height / 2) > (naturalHeight * scale) / 2
  );
};

/** Hears a press on what lies around the picture of the element, which is a dialog's backdrop. */
export const usePressBeside = (onPress: () => void) => {
  const from = useRef({ x: 0, y: 0 });
  return {
    onMouseDown: ({ clientX: x, clientY: y }: MouseEvent) => {
      from.current = { x, y };
    },
    // The pointer is captured by the frame: the place alone tells what was pressed.
    onClick: ({ currentTarget, clientX: x, clientY: y }: MouseEvent) => {
      const image = currentTarget.querySelector('img');
      const way = Math.hypot(x - from.current.x, y - from.current.y);
      if (image && way <= STILL && isBeside(image, x, y)) onPress();
    },
  };
};
