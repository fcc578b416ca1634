import { useEffectEvent, useLayoutEffect, useState } from 'react';

export type TypedPrice = Partial<Record<'from' | 'to', string>>;

/** What was typed in the list that leaves the page in this very commit. */
let left: TypedPrice | null = null;

/**
 * What has been typed into the price fields and not yet been asked for. It goes on to the page that takes the place
 * of this one: the shopper may be typing when that page comes.
 */
export const useTypedPrice = () => {
  const [typed, setTyped] = useState<TypedPrice>({});
  const arrive = useEffectEvent(() => {
    if (left) setTyped(left);
  });
  const leave = useEffectEvent(() => {
    if (Object.keys(typed).length === 0) return;
    left = typed;
    queueMicrotask(() => {
      left = null;
    });
  });
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the list before leaves it in this very commit
    arrive();
    return () => leave();
  }, []);
  return [typed, setTyped] as const;
};
