import { randomBytes } from 'node:crypto';
import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import type { GatewayAnswer, Instrument } from './gateway-answer.ts';

type Values = Readonly<Record<string, unknown>>;

/** A payment source as its gateway sees it. */
export type Source = Values & { readonly id: string; readonly order_id: string };

/** The data a gateway receives when a payment source is created. */
export interface Opening {
  readonly store: ReadContext['store'];
  readonly order: Rows['orders'];
  readonly method: Rows['payment_methods'];
}

/** A simulated gateway: test tokens decide its responses. */
export interface TestGateway {
  /** The test tokens, for the documentation: the approved and the refused ones. */
  readonly tokens: readonly string[];
  /** The gateway's initial columns of a new source. */
  readonly open: (opening: Opening) => Values;
  /** Columns derived from the attributes a request sets, such as the test case of a token. */
  readonly read?: (given: Values) => Values;
  /** The response to a payment of `amount` in the currency's smallest unit. */
  readonly answer: (source: Source, order: Rows['orders'], amount: number) => GatewayAnswer;
  /** Columns of the source that show the outcome of a payment. */
  readonly show?: (answer: GatewayAnswer, payment: Rows['authorizations']) => Values;
  /** Triggers that request the payment before the order is placed. */
  readonly pays?: readonly string[];
  /** Other triggers, each with the columns it updates. */
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

/** The initial columns of a payment whose gateway receives the amount on creation. */
export const intentOf = (order: Rows['orders']) => ({
  intent_cents: order.total_amount_with_taxes_cents,
});
