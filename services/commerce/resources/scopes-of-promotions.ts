import { and, condition, nothing, or, within, type Condition } from '../core/condition.ts';
import type { SalesChannelViewer } from '../core/viewer.ts';
import { ofMarket, ofShoppersOrder } from './scopes.ts';

/** Promotions a sales channel sees: enabled ones of its market and currency, or of all of them. */
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

/** Codes are money: a sales channel sees none of them. */
export const forIntegrations = (): Condition => nothing;

/** Gift cards a sales channel sees: not yet activated, or on an order it may reach. */
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
