import { and, condition, or, within, type Condition } from '../../engine/store/condition.ts';
import type { SalesChannelViewer } from '../../engine/definition/viewer.ts';
import { ofMarket, ofShoppersOrder } from '../sales-channel.ts';

/** Enabled promotions of the sales channel's market and currency, or of any. */
export const ofPromotion = (viewer: SalesChannelViewer, alias: string): Condition =>
  and(
    condition(`${alias}.disabled_at IS NULL`),
    or(
      condition(`${alias}.currency_code IS NULL`),
      within(
        `${alias}.currency_code`,
        viewer.markets.map(({ currencyCode }) => currencyCode),
      ),
    ),
    or(condition(`${alias}.market_id IS NULL`), ofMarket(viewer, alias)),
  );

/** Gift cards that were never activated or belong to an order the sales channel may read. */
export const ofGiftCard = (viewer: SalesChannelViewer, alias: string): Condition => {
  const orders = ofShoppersOrder(viewer, 'l');
  return or(
    condition(`${alias}.status IN ('draft', 'inactive') AND ${alias}.activated_at IS NULL`),
    condition(
      `EXISTS (SELECT 1 FROM line_items l WHERE l.item_type = 'gift_cards' AND l.item_id = ${alias}.id AND (${orders.sql}))`,
      ...orders.params,
    ),
  );
};
