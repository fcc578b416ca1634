import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard where it was when the button that had the focus is removed by its own press.
 *
 * @param shown decides which buttons the part has
 * @returns ref of the part around them, which needs `tabIndex={-1}`
 */
export const useKeptFocus = <T extends HTMLElement>(shown: unknown): RefObject<T | null> => {
  const part = useRef<T>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body)
      part.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
  return part;
};
