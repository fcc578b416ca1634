export { analyticsValue } from './analytics-value.ts';
export { createEventBus, type EventBus } from './create-event-bus.ts';
export type {
  AnalyticsEvent,
  AnalyticsEvents,
  AnalyticsItem,
  CartAddRequest,
  MarketPlace,
  ModalName,
  ModalProps,
  ModalRequest,
  ShopEvents,
  ToastRequest,
} from './types.ts';
