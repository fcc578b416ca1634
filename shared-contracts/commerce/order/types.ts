import type { Address, AddressInput } from '../address.ts';
import type { Money } from '../../market/money.ts';
import type { StockLevel } from '../stock-levels.ts';
import type { CountryCode, CurrencyCode } from '../../market/types.ts';
import type { NamesByLanguage } from './names-of.ts';

export type OrderStatus =
  'draft' | 'pending' | 'editing' | 'placing' | 'placed' | 'approved' | 'cancelled';
export type PaymentStatus =
  | 'unpaid'
  | 'authorized'
  | 'partially_authorized'
  | 'paid'
  | 'partially_paid'
  | 'voided'
  | 'partially_voided'
  | 'refunded'
  | 'partially_refunded'
  | 'free';
export type FulfillmentStatus = 'unfulfilled' | 'in_progress' | 'fulfilled' | 'not_required';

/** What a line stands for. Discounts, shipping and fees are lines too. Others exist, so keep a default branch. */
export type LineItemType =
  'skus' | 'bundles' | 'adjustments' | 'shipments' | 'payment_methods' | (string & {});

export interface LineItemOption {
  id: string;
  name: string;
  /** What the catalogue calls the option. */
  names?: NamesByLanguage;
  quantity: number;
  total: Money;
  /** Id of the SKU option it was made from. */
  optionId: string | null;
  /** What the shopper chose or wrote, such as the words on a card. */
  choices: Record<string, unknown>;
}

/** One SKU of a bundle. */
export interface LinePart {
  code: string;
  name: string;
  imageUrl: string | null;
  /** Pieces of it in one bundle. */
  quantity: number;
}

export interface LineItem {
  id: string;
  type: LineItemType;
  /** Code of the SKU or bundle. */
  code: string | null;
  /** As it was called when it was added. */
  name: string;
  /** What the catalogue calls the item. */
  names?: NamesByLanguage;
  quantity: number;
  unit: Money;
  total: Money;
  compareAt: Money | null;
  imageUrl: string | null;
  metadata: Record<string, unknown>;
  options: readonly LineItemOption[];
  /** Pieces that can be sold now; null where the platform does not say. */
  available: number | null;
  /** What a bundle consists of; empty for a SKU. */
  parts: readonly LinePart[];
  /** Whether it is an alcoholic drink, or a bundle with one in it. */
  alcohol?: boolean;
  /** How soon it arrives, by stock location; empty where the platform does not say. */
  levels: readonly StockLevel[];
}

export interface ShippingMethod {
  id: string;
  /** The merchant's name for it, by which a market names its own (M6). */
  reference?: string | null;
  name: string;
  /** Its names by language, see `nameIn` of `commerce/metadata`. */
  names?: NamesByLanguage;
  /** What the shopper pays for this shipment by it: free-over amounts and free-shipping promotions are in it. */
  price: Money;
  /** Subtotal from which it costs nothing. */
  freeOver: Money | null;
  /** What the order is short of that; null where the method is free already, or never is. */
  missing?: Money | null;
  minDays: number | null;
  maxDays: number | null;
}

export interface Shipment {
  id: string;
  /** Empty: the address is outside every shipping zone. */
  methods: readonly ShippingMethod[];
  methodId: string | null;
  /** How many lines it carries. */
  lines: number;
  /** Codes of the SKUs it carries, those of bundles included; empty where the platform does not say. */
  codes?: readonly string[];
}

export type PaymentSourceType = 'wire_transfers' | 'braintree_payments' | (string & {});

export interface PaymentMethod {
  id: string;
  type: PaymentSourceType;
  /** The merchant's name for it, by which ways to pay of one type are told apart. */
  reference?: string | null;
  name: string;
  price: Money;
  /** What the merchant says of it, such as the account to transfer money to. */
  metadata?: Readonly<Record<string, unknown>>;
}

/** What something is paid with, as a shopper may be shown it: never more than a brand and the last digits. */
export interface PaymentInstrument {
  /** The gateway's word for the kind: `card`, `paypal`, … */
  type: string;
  /** "Visa", "Mastercard"; empty where it is not told. */
  brand: string;
  /** The last two or four digits of a card; empty where they are not told. */
  lastDigits: string;
}

/** Something a customer has paid with before and let the shop keep. */
export interface StoredPayment {
  id: string;
  type: PaymentSourceType;
  instrument: PaymentInstrument;
}

export interface PaymentSource {
  type: PaymentSourceType;
  id: string;
  /** Braintree's client token, where the platform gives one. */
  clientToken: string | null;
  /** What it stands for, once that is known. */
  instrument?: PaymentInstrument | null;
}

export interface OrderTotals {
  subtotal: Money;
  /** Off the goods; free shipping is off `shipping`. */
  discount: Money;
  /** What is paid for shipping. */
  shipping: Money;
  payment: Money;
  /** What the merchant added or took off by hand; the lines that tell what shipping costs cancel out (ADR 0007). */
  adjustment?: Money;
  taxes: Money;
  /** Whether the taxes come on top of the other amounts; otherwise they are part of them. */
  taxesOnTop?: boolean;
  /** The tax on shipping, 0.22 for 22 %; 0 where shipping is not taxed. */
  shippingTaxRate?: number;
  /** The tax on the payment method's price, 0.22 for 22 %; 0 if it is not taxed. */
  paymentTaxRate?: number;
  giftCard: Money;
  /** What would be left on the gift card; null where none is in use or the platform does not say. */
  giftCardLeft?: Money | null;
  total: Money;
}

/** An order as the shop sees it. A placeholder address (E2) reads as null. */
export interface Order {
  id: string;
  number: string | null;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  fulfillment: FulfillmentStatus;
  /** Draft or pending (T1). */
  editable: boolean;
  currency: CurrencyCode;
  email: string | null;
  customerId: string | null;
  /** No one's account proved to be the buyer's: what is known of the customer is an e-mail that was typed. */
  guest: boolean;
  language: string | null;
  couponCode: string | null;
  giftCardCode: string | null;
  /** `metadata.etag`: changes when the back office has recalculated the order (T10). */
  etag: string | null;
  metadata: Record<string, unknown>;
  /** Pieces of SKUs and bundles. */
  quantity: number;
  lines: readonly LineItem[];
  totals: OrderTotals;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  /** The market asks for an invoice: it cannot be placed without `billing_info` on its billing address. */
  requiresBillingInfo?: boolean;
  shipments: readonly Shipment[];
  availablePaymentMethods: readonly PaymentMethod[];
  paymentMethod: PaymentMethod | null;
  paymentSource: PaymentSource | null;
  placedAt: string | null;
  /** When the platform last changed it (ISO 8601); tells the newer of two answers. Null where it does not say. */
  updatedAt: string | null;
  countryLock: CountryCode | null;
}

export interface OptionInput {
  /** Id of the SKU option. */
  id: string;
  /** Pieces; the line's quantity unless told. */
  quantity?: number;
  name?: string;
  /** What the shopper chose or wrote, such as the gift message. */
  choices?: Record<string, unknown>;
}

export interface AddLineInput {
  orderId: string;
  kind: 'sku' | 'bundle';
  code: string;
  quantity: number;
  name?: string;
  imageUrl?: string;
  metadata?: Record<string, unknown>;
  options?: readonly OptionInput[];
  /** Called once the platform has the line and its options, a request before the order with them has been read. */
  onWritten?: (() => void) | undefined;
}

export interface SetAddressesInput {
  orderId: string;
  shipping: AddressInput;
  billing: AddressInput | 'same';
}

export interface PlaceOrderInput {
  orderId: string;
  /** `en` unless told (T11). */
  language?: string;
  metadata?: Record<string, unknown>;
  /** Address to be copied onto the order while placing it (T11). */
  shippingAddressId?: string;
  billingAddressId?: string;
  /** What the shopper agreed to: an order that costs or is paid otherwise is not placed. */
  agreed?: {
    /** The total with taxes, in cents. */
    total: number;
    /** Id of the payment method; null where nothing is to be paid. */
    paymentMethodId: string | null;
  };
  /** Whether the customer agreed that what was paid with is kept for later orders. */
  savePayment?: boolean;
}
