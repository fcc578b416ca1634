import type { AnalyticsItem } from '@shop/contracts/events';
import { useShop } from '@shop/contracts/remote';
import { useLocation } from '@shop/contracts/routing';
import { selectCurrency, useAppSelector } from '@shop/contracts/store';
import { useEffect, useRef, useState } from 'react';
import type { CardView } from '../card/card.ts';
import { unitsOf } from '../card/price.ts';

/** An item in GA4's form (A1), with `list` and `index` if it is part of a list. */
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
 * Views reported by components that unmount in this commit. Another query of a path has a page of its own, and the
 * old page may have rendered it before the new one replaced it: both are one view.
 */
const leaving = new Set<string>();

/** Runs an effect once per view of a page, regardless of renders. `subject` identifies the viewed content. */
export const useOncePerView = (subject: string, effect: () => void): void => {
  // The path at mount: the address may be ahead of the page.
  const [page] = useState(useLocation().pathname);
  const view = `${page} ${subject}`;
  const lastView = useRef<string>(undefined);
  useEffect(() => {
    if (lastView.current === view) return;
    lastView.current = view;
    if (!leaving.has(view)) effect();
  });
  useEffect(
    () => () => {
      const sent = lastView.current;
      if (sent === undefined) return;
      leaving.add(sent);
      queueMicrotask(() => leaving.delete(sent));
    },
    [],
  );
};

type Listed = Parameters<typeof analyticsItemOf>[0];

/**
 * Sends view_item_list once per view of a list. Returns the function that sends select_item (A1).
 *
 * @param before number of items on the previous pages, for the positions
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
