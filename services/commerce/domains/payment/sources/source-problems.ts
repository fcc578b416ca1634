import { invalid, type Problem } from '../../../engine/definition/problem.ts';
import type { SourceType } from '../shapes/sources/source-types.ts';

/**
 * Validates the values of a new payment source. Rejects a card number used as a token, because it must not be stored.
 */
export const sourceProblems = (
  type: SourceType,
  { payment_source_token: token }: Readonly<Record<string, unknown>>,
): Problem[] =>
  type === 'external_payments' && /^\d{12,19}$/.test(String(token).replace(/[\s-]/g, ''))
    ? [invalid('payment_source_token', 'is invalid', 'invalid')]
    : [];
