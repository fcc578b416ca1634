import { useNavigationType } from '@shop/contracts/routing';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ListingQuery } from './listing-query.ts';

/** Id prefix of a list's controls, by which the next page restores the focus. */
export const LISTING_ID = 'listing-';

export const COUNT_ID = `${LISTING_ID}count`;
export const FILTERS_ID = `${LISTING_ID}filters`;

/**
 * Hands a value from a list page that unmounts to the list page that mounts in the same commit. The new list mounts
 * before the next microtask; any other page finds nothing.
 */
const handOff = <T>() => {
  let handedOff: T | null = null;
  return {
    offer: (value: T): void => {
      handedOff = value;
      queueMicrotask(() => {
        handedOff = null;
      });
    },
    /** The value handed off in this commit. */
    take: (): T | null => handedOff,
  };
};

/** Id of the focused control and ids of the open groups. */
const controls = handOff<{ focus: string; open: readonly string[] }>();

const leave = (): void => {
  const id = document.activeElement?.id;
  if (!id?.startsWith(LISTING_ID)) return;
  const open = [...document.querySelectorAll(`details[open][id^="${LISTING_ID}"]`)];
  controls.offer({ focus: id, open: open.map((it) => it.id) });
};

const arrive = (): void => {
  const handedOff = controls.take();
  if (!handedOff) return;
  for (const id of handedOff.open) document.getElementById(id)?.setAttribute('open', '');
  const target = document.getElementById(handedOff.focus) ?? document.getElementById(COUNT_ID);
  target?.focus({ preventScroll: true });
};

/**
 * Every step of filtering is a page of its own. Restores the focus to the same control on the new page, or to the
 * count if the control is gone.
 */
export const useFocusHandOff = (): void =>
  useLayoutEffect(() => {
    arrive();
    return leave;
  }, []);

interface DraftHandOff {
  list: string;
  draft: ListingQuery;
  /** Id of the focused element. */
  focus: string | undefined;
}

/** The draft of an open drawer. */
const drafts = handOff<DraftHandOff>();

/**
 * Draft of an open drawer; null while it is closed. If the shopper opens the drawer again before the requested list
 * arrives, the draft continues in the drawer of that list, because every step of filtering is a page of its own.
 * Navigating back closes it.
 *
 * @param list - identifies the list regardless of its filters
 * @param openerId - id of the button that opens the drawer, which gets the focus back
 */
export const useDraftHandOff = (list: string, openerId: string) => {
  const isBack = useNavigationType() === 'POP';
  const [draft, setDraft] = useState<ListingQuery | null>(null);
  // Facets have hundreds of elements: the drawer opens first, and a later render adds them.
  const hasFacets = useDeferredValue(draft !== null);
  const focus = useRef<string>(undefined);
  const arrive = useEffectEvent(() => {
    const handedOff = drafts.take();
    if (handedOff?.list !== list || isBack) return;
    focus.current = handedOff.focus;
    document.getElementById(openerId)?.focus({ preventScroll: true });
    setDraft(handedOff.draft);
  });
  const leave = useEffectEvent(() => {
    if (draft) drafts.offer({ list, draft, focus: document.activeElement?.id });
  });
  // On mount and unmount of the list.
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the list before leaves it in this very commit
    arrive();
    return () => leave();
  }, []);
  useEffect(() => {
    if (!hasFacets || !focus.current) return;
    document.getElementById(focus.current)?.focus();
    focus.current = undefined;
  }, [hasFacets]);
  return [draft, setDraft, hasFacets] as const;
};

type TypedPrice = Partial<Record<'from' | 'to', string>>;

/** Typed prices that are not applied yet. */
const prices = handOff<TypedPrice>();

/**
 * Typed prices that are not applied yet. They move to the next list page, which may mount while the shopper types.
 */
export const useTypedPriceHandOff = () => {
  const [typed, setTyped] = useState<TypedPrice>({});
  const arrive = useEffectEvent(() => {
    const handedOff = prices.take();
    if (handedOff) setTyped(handedOff);
  });
  const leave = useEffectEvent(() => {
    if (Object.keys(typed).length > 0) prices.offer(typed);
  });
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the list before leaves it in this very commit
    arrive();
    return () => leave();
  }, []);
  return [typed, setTyped] as const;
};
