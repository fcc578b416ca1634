import type { Address, AddressInput } from '../address/address.ts';
import type { CountryCode, CurrencyCode, Money } from '../../market/types.ts';
import type { Container } from '../metadata/containers.ts';
import type { StockLevel } from '../stock/stock-levels.ts';
import type { NamesByLanguage } from '../metadata/names-of.ts';

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

/** Type of a line: goods, but also discounts, shipping and fees. The platform has more, so keep a default branch. */
export type LineItemType =
  'skus' | 'bundles' | 'adjustments' | 'shipments' | 'payment_methods' | (string & {});

export interface LineItemOption {
  id: string;
  name: string;
  /** Names of the option in the catalogue. */
  names?: NamesByLanguage;
  quantity: number;
  total: Money;
  /** Id of its SKU option. */
  optionId: string | null;
  /** Input of the shopper, such as the text of a card. */
  choices: Record<string, unknown>;
}

/** One SKU of a bundle, with its quantity in one bundle. */
export interface LinePart {
  code: string;
  name: string;
  imageUrl: string | null;
  quantity: number;
}

export interface LineItem {
  id: string;
  type: LineItemType;
  /** Code of the SKU or bundle. */
  code: string | null;
  /** Name at the time of adding. */
  name: string;
  /** Names of the item in the catalogue. */
  names?: NamesByLanguage;
  quantity: number;
  unit: Money;
  total: Money;
  compareAt: Money | null;
  imageUrl: string | null;
  metadata: Record<string, unknown>;
  options: readonly LineItemOption[];
  /** Sellable quantity; null if unknown. */
  available: number | null;
  /** SKUs of a bundle; empty for a SKU. */
  parts: readonly LinePart[];
  /** Whether it is or contains an alcoholic drink. */
  alcohol?: boolean;
  /** Drinks' containers in one piece, as declared now. */
  containers?: readonly Container[];
  /** Delivery time by stock location; empty if unknown. */
  levels: readonly StockLevel[];
}

export interface ShippingMethod {
  id: string;
  /** The merchant's reference, by which a market names its default method (M6). */
  reference?: string | null;
  name: string;
  /** Its names by language, see `nameIn` of `commerce/metadata`. */
  names?: NamesByLanguage;
  /** Price for this shipment, after free-over amounts and free-shipping promotions. */
  price: Money;
  /** Subtotal from which it is free. */
  freeOver: Money | null;
  /** Amount missing to `freeOver`; null if the method is already free, or never is. */
  missing?: Money | null;
  minDays: number | null;
  maxDays: number | null;
}

export interface Shipment {
  id: string;
  /** Empty: the address is outside every shipping zone. */
  methods: readonly ShippingMethod[];
  methodId: string | null;
  /** Number of its lines. */
  lines: number;
  /** Codes of its SKUs, including those of bundles; empty if unknown. */
  codes?: readonly string[];
}

export type PaymentSourceType = 'wire_transfers' | 'braintree_payments' | (string & {});

export interface PaymentMethod {
  id: string;
  type: PaymentSourceType;
  /** The merchant's reference, which distinguishes payment methods of one type. */
  reference?: string | null;
  name: string;
  price: Money;
  /** The merchant's data, such as the account for transfers. */
  metadata?: Readonly<Record<string, unknown>>;
}

/** A card or account as the shopper may see it: only brand and last digits. */
export interface PaymentInstrument {
  /** The gateway's term for the kind: `card`, `paypal`, … */
  type: string;
  /** "Visa", "Mastercard"; empty if unknown. */
  brand: string;
  /** The last two or four digits of a card; empty if unknown. */
  lastDigits: string;
}

/** A payment source in the customer's wallet. */
export interface StoredPayment {
  id: string;
  type: PaymentSourceType;
  instrument: PaymentInstrument;
}

export interface PaymentSource {
  type: PaymentSourceType;
  id: string;
  /** Braintree's client token, if any. */
  clientToken: string | null;
  /** The card or account, once known. */
  instrument?: PaymentInstrument | null;
}

export interface OrderTotals {
  subtotal: Money;
  /** Discount of the goods; free shipping reduces `shipping` instead. */
  discount: Money;
  /** Price of shipping. */
  shipping: Money;
  payment: Money;
  /** Deposits on containers, which no discount reduces and no tax is part of; see `totalsWithDeposits`. */
  deposit?: Money;
  /** The merchant's manual adjustments; the lines with the price of shipping cancel out (ADR 0007). */
  adjustment?: Money;
  taxes: Money;
  /** Whether the taxes are added to the other amounts; otherwise they are included. */
  taxesOnTop?: boolean;
  /** Tax rate of shipping, 0.22 for 22 %; 0 if untaxed. */
  shippingTaxRate?: number;
  /** Tax rate of the payment method's price, 0.22 for 22 %; 0 if untaxed. */
  paymentTaxRate?: number;
  giftCard: Money;
  /** Remaining balance of the gift card; null without one, or if unknown. */
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
  /** The buyer is not logged in: only an unverified e-mail identifies the customer. */
  guest: boolean;
  language: string | null;
  couponCode: string | null;
  giftCardCode: string | null;
  /** `metadata.etag`, which changes when the back office has recalculated the order (T10). */
  etag: string | null;
  metadata: Record<string, unknown>;
  /** Total quantity of SKUs and bundles. */
  quantity: number;
  lines: readonly LineItem[];
  totals: OrderTotals;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  /** The market requires an invoice: placing needs `billing_info` on the billing address. */
  requiresBillingInfo?: boolean;
  shipments: readonly Shipment[];
  availablePaymentMethods: readonly PaymentMethod[];
  paymentMethod: PaymentMethod | null;
  paymentSource: PaymentSource | null;
  placedAt: string | null;
  /** Time of the platform's last change (ISO 8601), which orders responses by age. Null if unknown. */
  updatedAt: string | null;
  countryLock: CountryCode | null;
}

export interface OptionInput {
  /** Id of the SKU option. */
  id: string;
  /** The line's quantity by default. */
  quantity?: number;
  name?: string;
  /** Input of the shopper, such as the gift message. */
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
  /** Called once the platform has the line and its options, one request before the result. */
  onWritten?: (() => void) | undefined;
}

export interface SetAddressesInput {
  orderId: string;
  shipping: AddressInput;
  billing: AddressInput | 'same';
}

export interface PlaceOrderInput {
  orderId: string;
  /** `en` by default (T11). */
  language?: string;
  metadata?: Record<string, unknown>;
  /** Address that the platform copies to the order while placing it (T11). */
  shippingAddressId?: string;
  billingAddressId?: string;
  /** The shopper's agreement: an order with another total or payment method is not placed. */
  agreed?: {
    /** The total with taxes, in cents. */
    total: number;
    /** Id of the payment method; null if there is nothing to pay. */
    paymentMethodId: string | null;
  };
  /** Whether the customer agreed to save the payment source for later orders. */
  savePayment?: boolean;
}
