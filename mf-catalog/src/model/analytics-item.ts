import type { AnalyticsItem } from '@shop/contracts/events';
import type { CardView } from './cards/card.ts';
import { unitsOf } from './units.ts';

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
