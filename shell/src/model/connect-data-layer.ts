import type { AnalyticsEvent, EventBus } from '@shop/contracts/events';
import { hasConsent } from './consent.ts';

declare global {
  interface Window {
    /** Read by tag managers; made by whichever comes first, they or the shop. */
    dataLayer?: object[];
  }
}

/** GA4's form: what is bought is in `ecommerce`, which is emptied first, as the layer merges what it is given. */
const entriesOf = ({ name, params }: AnalyticsEvent): object[] =>
  'items' in params
    ? [{ ecommerce: null }, { event: name, ecommerce: params }]
    : [{ event: name, ...params }];

/**
 * Hands analytics events to `window.dataLayer` (A2). Without consent nothing is handed over, nor kept for later: what
 * happened before is dropped.
 */
export const connectDataLayer = (events: EventBus): void => {
  events.on('analytics', (event) => {
    if (!hasConsent()) return;
    window.dataLayer ??= [];
    window.dataLayer.push(...entriesOf(event));
  });
};
