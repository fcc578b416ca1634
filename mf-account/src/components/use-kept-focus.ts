import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a group of buttons when a press removes the focused button.
 *
 * @param shown state that decides which buttons the group has
 * @returns props of the group's element
 */
export const useKeptFocus = (shown: unknown) => {
  const group = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  // React reports no blur for an element that it removes.
  const hasFocus = useRef(false);
  useEffect(() => {
    if (before.current !== shown && hasFocus.current && document.activeElement === document.body)
      group.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
  return {
    ref: group,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
};
