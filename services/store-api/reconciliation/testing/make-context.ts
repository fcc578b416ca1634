import { makeRow } from '../../catalogue/testing/make-row.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import type { ComparisonContext, Difference } from '../difference.ts';

export const NOW = Date.parse('2026-11-28T03:00:00.000Z');
/** Days before now, ISO 8601. */
export const daysAgo = (days: number): string => new Date(NOW - days * 86_400_000).toISOString();

export const makeContext = (its: Partial<ComparisonContext> = {}): ComparisonContext => ({
  now: NOW,
  mailedSince: {
    orders: daysAgo(300),
    shipments: daysAgo(300),
    refunds: daysAgo(300),
    authorizations: daysAgo(300),
    captures: daysAgo(300),
  },
  sentUntil: null,
  countsSales: true,
  enriches: true,
  ...its,
});

/** A transaction, succeeded unless stated. */
export const transaction = (amount_cents: number, succeeded = true): PlatformRow =>
  makeRow('transactions', {
    attributes: { amount_cents, succeeded, created_at: daysAgo(2) },
  });

/** An order of €50.00 placed three days ago, with the costs of its shipping written. */
export const makeOrder = (
  attributes: Record<string, unknown> = {},
  related: Record<string, readonly PlatformRow[]> = {},
  id = 'order',
): PlatformRow =>
  makeRow('orders', {
    id,
    attributes: {
      number: '1001',
      status: 'placed',
      currency_code: 'EUR',
      customer_email: 'ada@shop.example',
      total_amount_with_taxes_cents: 5_000,
      shipping_amount_cents: 0,
      placed_at: daysAgo(3),
      ...attributes,
    },
    related: { market: [makeRow('markets', { attributes: { code: 'it-eur' } })], ...related },
  });

export const kindsOf = (differences: readonly Difference[]): string[] =>
  differences.map(({ kind }) => kind);
