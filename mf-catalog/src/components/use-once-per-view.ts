import { useEffect, useRef } from 'react';

/**
 * What the pieces that leave the page in this very commit have told of. Every address is a page of its own, and the
 * old one may have followed to the new address before the new one took its place: the two are one view.
 */
const leaving = new Set<string>();

/** Runs an effect once for each view of a thing, however often it renders. `view` names what is viewed. */
export const useOncePerView = (view: string, effect: () => void): void => {
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    if (!leaving.has(view)) effect();
  });
  useEffect(
    () => () => {
      const told = seen.current;
      if (told === undefined) return;
      leaving.add(told);
      queueMicrotask(() => leaving.delete(told));
    },
    [],
  );
};
