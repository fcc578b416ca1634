import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@shop/contracts/routing';

/**
 * What the pieces that leave the page in this very commit have told of. Another query of a path is a page of its own,
 * and the old one may have followed to it before the new one took its place: the two are one view.
 */
const leaving = new Set<string>();

/** Runs an effect once for each view of a thing on a page, however often it renders. `thing` names what is viewed. */
export const useOncePerView = (thing: string, effect: () => void): void => {
  // The page it was put on: the address may be ahead of what is on view.
  const [page] = useState(useLocation().pathname);
  const view = `${page} ${thing}`;
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
