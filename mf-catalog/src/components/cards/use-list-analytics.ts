import { useShop } from '@shop/contracts/remote';
import { selectCurrency, useAppSelector } from '@shop/contracts/store';
import { analyticsItemOf } from '../../model/analytics-item.ts';
import { useOncePerView } from '../use-once-per-view.ts';

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
