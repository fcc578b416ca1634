import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard where it was when the button that has the focus is removed by its own press.
 *
 * @param shown decides which buttons the part has
 * @returns props of the element around them
 */
export const useKeptFocus = (shown: unknown) => {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  // React reports no blur for an element that it removes.
  const hasFocus = useRef(false);
  useEffect(() => {
    if (before.current !== shown && hasFocus.current && document.activeElement === document.body)
      part.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
  return {
    ref: part,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
};
