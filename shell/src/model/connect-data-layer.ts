import type { AnalyticsEvent, EventBus } from '@shop/contracts/events';
import { hasConsent } from './consent.ts';

declare global {
  interface Window {
    /** Read by tag managers; created by them or by the shop, whichever is first. */
    dataLayer?: object[];
  }
}

/** GA4 format: items are in `ecommerce`, which is reset first, because the data layer merges objects. */
const entriesOf = ({ name, params }: AnalyticsEvent): object[] =>
  'items' in params
    ? [{ ecommerce: null }, { event: name, ecommerce: params }]
    : [{ event: name, ...params }];

/** Pushes analytics events to `window.dataLayer` (A2). Without consent, events are dropped, not queued. */
export const connectDataLayer = (events: EventBus): void => {
  events.on('analytics', (event) => {
    if (!hasConsent()) return;
    window.dataLayer ??= [];
    window.dataLayer.push(...entriesOf(event));
  });
};
