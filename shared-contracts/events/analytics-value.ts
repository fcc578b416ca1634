import type { AnalyticsItem } from './types.ts';

/**
 * `value` of an ecommerce event: the sum of price × quantity of its items, in units of the currency. GA4 leaves out shipping
 * and tax (https://developers.google.com/analytics/devguides/collection/ga4/reference/events).
 */
export const analyticsValue = (items: readonly AnalyticsItem[]): number =>
  Math.round(items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity * 100, 0)) /
  100;
