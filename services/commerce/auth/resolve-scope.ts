import type { Store } from '../core/store.ts';
import { invalidScope, refused, type AuthResult } from './auth-problem.ts';
import type { Client } from './auth-context.ts';
import { marketScope } from './market-scope.ts';

/** What a token's scope comes to. `all` is that of integrations and webapps, `market:all`. */
export interface ResolvedScope {
  readonly text: string;
  readonly marketIds: readonly string[] | 'all';
  readonly stockLocationIds: readonly string[];
}

/** Several times the markets there are; each is looked up, and is part of the token that every request sends. */
const mostParts = 50;

/**
 * Resolves `market:id:…`, `market:code:…`, `stock_location:id:…` and
 * `stock_location:code:…`, separated by spaces. A sales channel needs a market;
 * a stock location must be one that serves a market of the scope. Stores are not
 * kept here, so `store:…` names none that exists.
 */
export const resolveScope = (
  store: Store,
  { kind }: Client,
  scope: string | null | undefined,
): AuthResult<ResolvedScope> => {
  const trusted = kind === 'integration' || kind === 'webapp';
  const parts = (scope?.trim() || (trusted ? 'market:all' : '')).split(/\s+/).filter(Boolean);
  if (parts.length > mostParts) return refused(invalidScope);
  const marketIds = new Set<string>();
  const stockLocationIds = new Set<string>();
  let all = false;
  for (const part of parts) {
    const [, subject, key, value] =
      /^(market|stock_location):(id|code|all)(?::(.+))?$/.exec(part) ?? [];
    if (part === 'market:all' && trusted) {
      all = true;
      continue;
    }
    if ((key !== 'id' && key !== 'code') || value === undefined) return refused(invalidScope);
    if (subject === 'market') {
      const [market] = store.where('markets', { [key]: value });
      if (!market || market.disabled_at !== null) return refused(invalidScope);
      marketIds.add(market.id);
    } else {
      const [location] = store.where('stock_locations', { [key]: value });
      if (!location) return refused(invalidScope);
      stockLocationIds.add(location.id);
    }
  }
  // Everything and something at once, or nothing at all.
  if (all === marketIds.size > 0) return refused(invalidScope);
  const serving = new Set(
    [...marketIds].flatMap((id) => marketScope(store, id)?.stockLocationIds ?? []),
  );
  if (![...stockLocationIds].every((id) => all || serving.has(id))) return refused(invalidScope);
  return {
    ok: true,
    value: {
      text: parts.join(' '),
      marketIds: all ? 'all' : [...marketIds],
      stockLocationIds: [...stockLocationIds],
    },
  };
};
