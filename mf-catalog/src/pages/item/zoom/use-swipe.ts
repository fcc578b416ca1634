import { useRef, type PointerEvent } from 'react';

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
