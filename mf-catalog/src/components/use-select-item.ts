import { useShop } from '@shop/contracts/remote';
import { selectCurrency, useAppSelector } from '@shop/contracts/store';
import { analyticsItemOf } from '../model/analytics-item.ts';

type Selected = Parameters<typeof analyticsItemOf>[0];

/** Gives the function that tells analytics which item of a list was chosen, and at which place from 0 (A1). */
export const useSelectItem = (list: string): ((item: Selected, index: number) => void) => {
  const { events } = useShop();
  const currency = useAppSelector(selectCurrency);
  return (item, index) => {
    const items = [analyticsItemOf(item, { list, index })];
    events.emit('analytics', {
      name: 'select_item',
      params: { currency, item_list_name: list, items },
    });
  };
};
