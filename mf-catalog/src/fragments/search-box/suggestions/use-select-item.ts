import { useShop } from '@shop/contracts/remote';
import { selectCurrency, useAppSelector } from '@shop/contracts/store';
import { analyticsItemOf } from '../../../model/analytics-item.ts';
import type { CardView } from '../../../model/cards/card.ts';

const LIST = 'search:suggestions';

/** Sends select_item for a suggested item (A1). */
export const useSelectItem = () => {
  const { events } = useShop();
  const currency = useAppSelector(selectCurrency);
  return (card: CardView, index: number): void => {
    const items = [analyticsItemOf(card, { list: LIST, index })];
    events.emit('analytics', {
      name: 'select_item',
      params: { currency, item_list_name: LIST, items },
    });
  };
};
