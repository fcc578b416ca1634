import type { CountryCode, Locale, MarketContext, Money } from '../market/types.ts';
import type { SessionEnd } from './session-end.ts';

/** A toast (S16). `message` is text in the shopper's language, already translated by the sender. */
export interface ToastRequest {
  /** Empty closes the toast that has the `key`. */
  message: string;
  error?: boolean;
  /** ms until it closes by itself; 5000 by default, 0 keeps it open. */
  autoClose?: number;
  /** Its subject, shown below the message. */
  item?: ToastSubject;
  action?: ToastAction;
  /** The way back, before the action. */
  undo?: ToastAction;
  /** Takes the place of the toast on view that has the same. */
  key?: string;
}

export interface ToastAction {
  label: string;
  run: () => void;
}

/** An item with its picture, and a line such as how many of it at which price. */
export interface ToastSubject {
  name: string;
  detail?: string;
  imageUrl?: string;
}

/** A country and the market that sells to it. */
export interface MarketPlace {
  market: string;
  country: CountryCode;
  locale: Locale;
}

/** The modals of S15 by name, with what each needs. */
export interface ModalProps {
  country: Record<string, never>;
  /**
   * `next`: target path below the market after login; the current page by default. `reason` is set by the shell, which
   * reports an ended session.
   */
  auth: { reason?: 'expired' | 'login-again'; next?: `/${string}` };
  feedback: { title: string; message: string; error?: boolean };
  /** About the visitor's own account. The shell reports an ended session and offers a new login. */
  'feedback-for-user':
    | { title: string; message: string }
    | { notice: 'session-expired' | 'login-again'; next: `/${string}` };
  /** A refused payment (T12), with texts from the opener. The shopper's choice follows as `payment:recover`. */
  'payment-error': {
    title: string;
    message: string;
    /** What became of the shopper's money and words. */
    note?: string;
    retry: string;
    /** Null without another payment method. */
    otherMethod: string | null;
  };
  /** Whether to transfer the cart (S12, M10): codes of the markets, and their ship-to countries. */
  'market-change': { from: MarketPlace; to: MarketPlace };
}
export type ModalName = keyof ModalProps;
export type ModalRequest = { [N in ModalName]: { name: N; props: ModalProps[N] } }[ModalName];

/** An item in GA4's ecommerce form; `price` is in units of the currency (GA4's rule), from the platform. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  price?: number;
  quantity?: number;
  item_list_name?: string;
  index?: number;
}
interface Ecommerce {
  currency: string;
  value?: number;
  items: readonly AnalyticsItem[];
}
/** A1. No e-mail, name, address or fiscal code in any of them (A2). */
export interface AnalyticsEvents {
  view_item: Ecommerce;
  select_item: Ecommerce & { item_list_name: string };
  view_item_list: Ecommerce & { item_list_name: string };
  add_to_cart: Ecommerce;
  remove_from_cart: Ecommerce;
  view_cart: Ecommerce;
  begin_checkout: Ecommerce & { coupon?: string };
  add_shipping_info: Ecommerce & { shipping_tier?: string };
  add_payment_info: Ecommerce & { payment_type?: string };
  purchase: Ecommerce & { transaction_id: string; tax: number; shipping: number; coupon?: string };
  sign_up: { method: 'email' };
  login: { method: 'email' };
}
export type AnalyticsEvent = {
  [N in keyof AnalyticsEvents]: { name: N; params: AnalyticsEvents[N] };
}[keyof AnalyticsEvents];

/** A list's data about an item to add. The platform enforces limits. */
export interface CartAddRequest {
  kind: 'sku' | 'bundle';
  code: string;
  /** In the shopper's language. */
  name: string;
  /** What one costs. */
  price: Money | null;
  picture: { src: string } | null;
}

/** Every event that may cross from one package to another. Versioned with the contract. */
export type ShopEvents = {
  toast: ToastRequest;
  'modal:open': ModalRequest;
  'modal:close': { name?: ModalName };
  analytics: AnalyticsEvent;
  /** The cart's order changed its id; null once it was placed or given up (T3). */
  'session:order': { orderId: string | null };
  /** The shopper logged in or out, or was logged out by an unauthorized answer (T6) or a change of the account (T13). */
  'session:changed': { kind: 'anonymous' | 'customer'; reason: 'login' | SessionEnd };
  /** The order's content changed; components with counts reread it. */
  'cart:changed': { orderId: string };
  /** Adds one of an item from a list. The cart shows messages, questions and refusals. */
  'cart:add': CartAddRequest;
  /** Whether the cart someone logged in with became the customer's, alone or in the customer's own, has been settled (T5). */
  'cart:joined': { outcome: 'kept' | 'adopted' | 'joined' | 'failed' };
  /**
   * The order is about to be placed. Listeners save their unsaved changes of it: placing waits for each promise given to
   * `waitUntil`. It resolves to the metadata that placing writes along, or to null where saving failed, which cancels
   * placing.
   */
  'checkout:placing': {
    orderId: string;
    waitUntil: (saved: Promise<Readonly<Record<string, unknown>> | null>) => void;
  };
  /** The shopper's answer to a refused payment, in the modal that showed it. */
  'payment:recover': { by: 'retry' | 'other-method' };
  /** The visitor chose, without leaving the page, a country of its market to deliver to. */
  'country:chosen': { country: CountryCode };
  /** The shopper continues in the page's market, and the cart moves there (M10). */
  'market:changed': { context: MarketContext };
};
