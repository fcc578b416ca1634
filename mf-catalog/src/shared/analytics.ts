import type { AnalyticsItem } from '@shop/contracts/events';
import { useShop } from '@shop/contracts/remote';
import { useLocation } from '@shop/contracts/routing';
import { selectCurrency, useAppSelector } from '@shop/contracts/store';
import { useEffect, useRef, useState } from 'react';
import type { CardView } from '../card/card.ts';
import { unitsOf } from '../card/price.ts';

/** An item in GA4's form (A1). `list` and `index` where it was seen in a list. */
export const analyticsItemOf = (
  card: Pick<CardView, 'code' | 'name' | 'price'>,
  place?: { list: string; index: number },
): AnalyticsItem => ({
  item_id: card.code,
  item_name: card.name,
  ...(card.price && { price: unitsOf(card.price) }),
  ...(place && { item_list_name: place.list, index: place.index }),
});

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

type Listed = Parameters<typeof analyticsItemOf>[0];

/**
 * Sends view_item_list once per view of a list; gives the function that sends select_item (A1).
 *
 * @param before items of the list on the pages before, which positions count on from
 */
export const useListAnalytics = (
  listed: readonly Listed[],
  list: string,
  before = 0,
): ((index: number) => void) => {
  const { events } = useShop();
  const currency = useAppSelector(selectCurrency);
  const items = listed.map((it, index) => analyticsItemOf(it, { list, index: before + index }));
  useOncePerView(`${list} ${listed.map((it) => it.code).join(' ')}`, () => {
    if (items.length === 0) return;
    const params = { currency, item_list_name: list, items };
    events.emit('analytics', { name: 'view_item_list', params });
  });
  return (index) => {
    const params = { currency, item_list_name: list, items: items.slice(index, index + 1) };
    events.emit('analytics', { name: 'select_item', params });
  };
};
