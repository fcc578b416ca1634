import type { Store } from '../../../engine/store/store.ts';
import { invalidScope, refused, type AuthResult } from '../auth-problem.ts';
import type { Client } from '../auth-context.ts';
import { isOpenTo, marketScope } from './market-scope.ts';

/** A resolved scope. `all` is `market:all`, the default of a token request without a scope. */
export interface ResolvedScope {
  readonly text: string;
  readonly marketIds: readonly string[] | 'all';
  /** The named ones, or else all that serve the markets; empty if no market is named. */
  readonly stockLocationIds: readonly string[];
}

/** Far above the number of markets. Bounded, because each part is looked up and makes the token longer. */
export const maxScopeParts = 50;

const part = /^(market|stock_location):(id|code):(.+)$/;

/**
 * Resolves `market:id:…`, `market:code:…`, `stock_location:id:…` and
 * `stock_location:code:…`, separated by spaces, or `market:all`. A stock
 * location must be one that serves a market of the scope, so a sales channel
 * names the market as well, one that is open to its bearer. Stores are not kept here, so `store:…` names none
 * that exists.
 */
export const resolveScope = (
  store: Store,
  { kind }: Client,
  scope: string | null | undefined,
  customerId: string | null = null,
): AuthResult<ResolvedScope> => {
  const parts = (scope?.trim() || 'market:all').split(/\s+/);
  if (parts.length > maxScopeParts) return refused(invalidScope);
  const marketIds = new Set<string>();
  const stockLocationIds = new Set<string>();
  let all = false;
  for (const text of parts) {
    if (text === 'market:all') {
      all = true;
      continue;
    }
    const [, subject, key, value] = part.exec(text) ?? [];
    if ((key !== 'id' && key !== 'code') || value === undefined) return refused(invalidScope);
    if (subject === 'market') {
      const [market] = store.where('markets', { [key]: value });
      if (!market || market.disabled_at !== null) return refused(invalidScope);
      if (kind === 'sales_channel' && !isOpenTo(store, market, customerId))
        return refused(invalidScope);
      marketIds.add(market.id);
    } else {
      const [location] = store.where('stock_locations', { [key]: value });
      if (!location) return refused(invalidScope);
      stockLocationIds.add(location.id);
    }
  }
  // Everything and something at once, or nothing at all.
  if (all === marketIds.size > 0) return refused(invalidScope);
  if (all && kind === 'sales_channel' && stockLocationIds.size > 0) return refused(invalidScope);
  const serving = new Set(
    [...marketIds].flatMap((id) => marketScope(store, id)?.stockLocationIds ?? []),
  );
  if (![...stockLocationIds].every((id) => all || serving.has(id))) return refused(invalidScope);
  return {
    ok: true,
    value: {
      text: parts.join(' '),
      marketIds: all ? 'all' : [...marketIds],
      stockLocationIds: [...(stockLocationIds.size > 0 ? stockLocationIds : serving)],
    },
  };
};
