import { randomBytes } from 'node:crypto';
import type { ReadContext } from '../../core/define-resource.ts';
import type { Rows } from '../../resources/rows.ts';
import type { GatewayAnswer, Instrument } from '../gateway-answer.ts';

type Values = Readonly<Record<string, unknown>>;

/** A payment source as its gateway sees it. */
export type Source = Values & { readonly id: string; readonly order_id: string };

/** What a gateway knows when a payment begins. */
export interface Opening {
  readonly store: ReadContext['store'];
  readonly order: Rows['orders'];
  readonly method: Rows['payment_methods'];
}

/** A gateway that is not there: what it would say is decided by test tokens. */
export interface TestGateway {
  /** The test tokens, for the documentation: what is approved, and what is refused. */
  readonly tokens: readonly string[];
  /** Columns a new source has of the gateway. */
  readonly open: (opening: Opening) => Values;
  /** Columns that follow from what a request sets, such as what a token stands for. */
  readonly read?: (given: Values) => Values;
  /** The answer to a payment of `amount` of the currency's smallest unit. */
  readonly answer: (source: Source, order: Rows['orders'], amount: number) => GatewayAnswer;
  /** Columns in which the source shows the outcome of a payment. */
  readonly show?: (answer: GatewayAnswer, payment: Rows['authorizations']) => Values;
  /** Triggers that ask for the payment before the order is placed. */
  readonly pays?: readonly string[];
  /** Other triggers, each with the columns it brings up to date. */
  readonly refreshes?: Readonly<Record<string, (source: Source, order: Rows['orders']) => Values>>;
}

export const approved: GatewayAnswer = { succeeded: true, message: 'Approved' };

export const refused = (code: string | null, message: string, detail: string): GatewayAnswer => ({
  succeeded: false,
  code,
  message,
  detail,
});

/** An id as gateways make them: `pi_4f0c…`. */
export const newToken = (prefix: string, bytes = 12): string =>
  `${prefix}${randomBytes(bytes).toString('hex')}`;

/** A card as `payment_instrument` shows it. */
export const cardInstrument = (card_type: string, card_last_digits: string): Instrument => ({
  issuer_type: 'card',
  card_type,
  card_last_digits,
  card_expiry_month: '12',
  card_expiry_year: '2032',
});

/** The member of an object that came with a request, if it is an object itself. */
export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Values)[name] : undefined;

/** What a payment is opened with where the gateway is told the amount at once. */
export const intentOf = (order: Rows['orders']) => ({
  intent_cents: order.total_amount_with_taxes_cents,
});
