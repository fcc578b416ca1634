import { useNavigationType } from '@shop/contracts/routing';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ListingQuery } from './listing-query.ts';

/** Ids of the controls of a list begin with this: what has the focus is found again in the list that follows. */
export const LISTING_ID = 'listing-';

export const COUNT_ID = `${LISTING_ID}count`;
export const FILTERS_ID = `${LISTING_ID}filters`;

/**
 * Hands something from a list that leaves the page to the one that takes its place in the very same commit. The new
 * list is there before the next microtask; any other page is not meant and finds nothing.
 */
const handOver = <T>() => {
  let left: T | null = null;
  return {
    leave: (something: T): void => {
      left = something;
      queueMicrotask(() => {
        left = null;
      });
    },
    /** What was left in this commit. */
    arrive: (): T | null => left,
  };
};

/** Where the focus was, and which groups were open. */
const controls = handOver<{ focus: string; open: readonly string[] }>();

const leave = (): void => {
  const id = document.activeElement?.id;
  if (!id?.startsWith(LISTING_ID)) return;
  const open = [...document.querySelectorAll(`details[open][id^="${LISTING_ID}"]`)];
  controls.leave({ focus: id, open: open.map((it) => it.id) });
};

const arrive = (): void => {
  const left = controls.arrive();
  if (!left) return;
  for (const id of left.open) document.getElementById(id)?.setAttribute('open', '');
  const target = document.getElementById(left.focus) ?? document.getElementById(COUNT_ID);
  target?.focus({ preventScroll: true });
};

/**
 * Every address is a page of its own, and so is every step of narrowing down a list: this hands the focus on from
 * the control in the old page to the same one in the new. What is gone hands it to the count.
 */
export const useKeptFocus = (): void =>
  useLayoutEffect(() => {
    arrive();
    return leave;
  }, []);

interface Left {
  list: string;
  draft: ListingQuery;
  /** Id of what had the focus. */
  focus: string | undefined;
}

/** What was being chosen. */
const choices = handOver<Left>();

/**
 * What is chosen in an open drawer, null while it is closed. Whoever opens it again before the list asked for has come
 * goes on in the drawer of that list: every step of narrowing down is a page of its own. Going back leads out of it.
 *
 * @param list - tells this list, whatever it is narrowed down to, from others
 * @param openerId - id of the button that opens it, which gets the focus back
 */
export const useKeptDraft = (list: string, openerId: string) => {
  const isBack = useNavigationType() === 'POP';
  const [draft, setDraft] = useState<ListingQuery | null>(null);
  const focus = useRef<string>(undefined);
  const arrive = useEffectEvent(() => {
    const left = choices.arrive();
    if (left?.list !== list || isBack) return;
    focus.current = left.focus;
    document.getElementById(openerId)?.focus({ preventScroll: true });
    setDraft(left.draft);
  });
  const leave = useEffectEvent(() => {
    if (draft) choices.leave({ list, draft, focus: document.activeElement?.id });
  });
  // When the list comes and when it goes.
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the list before leaves it in this very commit
    arrive();
    return () => leave();
  }, []);
  useEffect(() => {
    if (!draft || !focus.current) return;
    document.getElementById(focus.current)?.focus();
    focus.current = undefined;
  }, [draft]);
  return [draft, setDraft] as const;
};

type TypedPrice = Partial<Record<'from' | 'to', string>>;

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
