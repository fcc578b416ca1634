import { useLayoutEffect, useRef, useState } from 'react';

export type TypedPrice = Partial<Record<'from' | 'to', string>>;

/** What was typed in the list that leaves the page in this very commit. */
let left: TypedPrice | null = null;

/**
 * What has been typed into the price fields and not yet been asked for. It goes on to the page that takes the place
 * of this one: the shopper may be typing when that page comes.
 */
export const useTypedPrice = () => {
  const [typed, setTyped] = useState<TypedPrice>({});
  const latest = useRef(typed);
  useLayoutEffect(() => {
    latest.current = typed;
  }, [typed]);
  useLayoutEffect(() => {
    if (left) setTyped(left);
    return () => {
      if (Object.keys(latest.current).length === 0) return;
      left = latest.current;
      queueMicrotask(() => {
        left = null;
      });
    };
  }, []);
  return [typed, setTyped] as const;
};
