import { useRef, type MouseEvent } from 'react';

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
