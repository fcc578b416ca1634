import { invalid, type Problem } from '../core/problem.ts';
import type { SourceType } from './source-types.ts';

/** What is wrong with the values of a new payment source: a card number is no token, and must not be kept. */
export const sourceProblems = (
  type: SourceType,
  { payment_source_token: token }: Readonly<Record<string, unknown>>,
): Problem[] =>
  type === 'external_payments' && /^\d{12,19}$/.test(String(token).replace(/[\s-]/g, ''))
    ? [invalid('payment_source_token', 'is invalid', 'invalid')]
    : [];
