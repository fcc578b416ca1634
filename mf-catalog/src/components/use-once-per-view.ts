import { useEffect, useRef } from 'react';

/** Runs an effect once for each view of a thing, however often it renders. `view` names what is viewed. */
export const useOncePerView = (view: string, effect: () => void): void => {
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    effect();
  });
};
