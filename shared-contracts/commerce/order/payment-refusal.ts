import type { CommerceErrorCode } from '../errors/index.ts';
import type { CommerceError, FieldError } from '../result.ts';

const SOURCE_FIELDS = ['payment_source', 'payment_method'];

/**
 * What a refusal is told by: Braintree's numbers, and words for gateways that give none. The first that fits counts.
 * https://developer.paypal.com/braintree/docs/reference/general/processor-responses/authorization-responses
 * https://developer.paypal.com/braintree/docs/reference/general/validation-errors/all
 */
const SIGNS: readonly (readonly [RegExp, CommerceErrorCode])[] = [
  [/^(2014|2015|2053|2057)\b|fraud|risk/i, 'PAYMENT_REJECTED'],
  [/^2099\b|three.?d.?secure|3d.?s|authenticat/i, 'PAYMENT_UNAUTHENTICATED'],
  [/^(91564|91565|93107)\b/, 'PAYMENT_EXPIRED'],
  [/^91508\b/, 'MISSING_DETAILS'],
  [/^(200[4-6]|2010|8\d{4})\b/, 'INVALID_PAYMENT'],
];

/** Reasons of a field that were not the gateway's: the request was wrong. */
const OWN_REASONS = ['invalid', 'required', 'inclusion'];

const codeOfField = ({
  field,
  reason,
  value = '',
  detail,
}: FieldError): CommerceErrorCode | null => {
  if (reason === 'mismatched_amounts') return 'AMOUNTS_MISMATCHED';
  if (!SOURCE_FIELDS.includes(field)) return null;
  if (reason === 'blank') return 'MISSING_DETAILS';
  if (OWN_REASONS.includes(reason)) return null;
  const words = `${value} ${detail.replace(/^\w+ - /, '')}`.trim();
  return SIGNS.find(([sign]) => sign.test(words))?.[1] ?? 'PAYMENT_DECLINED';
};

/**
 * The code of a refusal that is about payment; null where it is about something else. Beside the orders rather than
 * with the other codes, since only who places an order needs it.
 */
export const codeOfPayment = ({ fields }: CommerceError): CommerceErrorCode | null =>
  fields.map(codeOfField).find((it) => it !== null) ?? null;
