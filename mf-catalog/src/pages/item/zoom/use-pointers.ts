import { useRef, type PointerEvent } from 'react';

interface Point {
  x: number;
  y: number;
}

export interface Gesture {
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
