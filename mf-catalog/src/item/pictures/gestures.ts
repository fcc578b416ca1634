import { type MouseEvent, type PointerEvent, useRef } from 'react';

interface Point {
  x: number;
  y: number;
}

interface Gesture {
  /** Movement in px. */
  dx: number;
  dy: number;
  /** Scale factor around {@link Gesture.at}, a point relative to the frame's center. */
  times: number;
  at: Point;
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, it) => sum + it.x, 0) / points.length,
  y: points.reduce((sum, it) => sum + it.y, 0) / points.length,
});

const spread = ([a, b]: readonly Point[]): number =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;

/** Drag with one pointer, pinch with two. Reports each step of the gesture. */
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

/** Minimum distance of a swipe in px. */
const SWIPE_DISTANCE = 48;

/** Reports a horizontal swipe of one finger. Two fingers zoom. */
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
      if (Math.abs(dx) >= SWIPE_DISTANCE && Math.abs(dx) > Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
  };
};

/** Maximum movement of a click in px; a longer one is a drag. */
const CLICK_TOLERANCE = 6;

/**
 * Whether a point of the window is outside the visible area of an image with `object-fit: contain`. False while the
 * image has no size.
 */
const isOutsideImage = (image: HTMLImageElement, x: number, y: number): boolean => {
  const { naturalWidth, naturalHeight } = image;
  const box = image.getBoundingClientRect();
  const scale = Math.min(box.width / naturalWidth, box.height / naturalHeight);
  return (
    Math.abs(x - box.x - box.width / 2) > (naturalWidth * scale) / 2 ||
    Math.abs(y - box.y - box.height / 2) > (naturalHeight * scale) / 2
  );
};

/** Reports a click on the area around the element's image, which acts as the dialog's backdrop. */
export const useBackdropPress = (onPress: () => void) => {
  const from = useRef({ x: 0, y: 0 });
  return {
    onMouseDown: ({ clientX: x, clientY: y }: MouseEvent) => {
      from.current = { x, y };
    },
    // The frame captures the pointer, so the target is always the frame and the position decides.
    onClick: ({ currentTarget, clientX: x, clientY: y }: MouseEvent) => {
      const image = currentTarget.querySelector('img');
      const distance = Math.hypot(x - from.current.x, y - from.current.y);
      if (image && distance <= CLICK_TOLERANCE && isOutsideImage(image, x, y)) onPress();
    },
  };
};
