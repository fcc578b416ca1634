import type { Store } from '../core/store.ts';
import { invalidScope, type AuthResult } from './auth-problem.ts';
import type { Client } from './auth-context.ts';

/** What a token's scope comes to. `all` is the integrations' `market:all`. */
export interface ResolvedScope {
  readonly text: string;
  readonly marketIds: readonly string[] | 'all';
  readonly stockLocationIds: readonly string[];
}

/**
 * Resolves `market:id:…`, `market:code:…`, `stock_location:id:…` and
 * `stock_location:code:…`, separated by spaces. A sales channel needs a market.
 */
export const resolveScope = (
  store: Store,
  { kind }: Client,
  scope: string | undefined,
): AuthResult<ResolvedScope> => {
  const refused = { ok: false, problem: invalidScope } as const;
  const text = scope?.trim() || (kind === 'integration' ? 'market:all' : '');
  const marketIds: string[] = [];
  const stockLocationIds: string[] = [];
  let all = false;
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const [, subject, key, value] =
      /^(market|stock_location):(id|code|all)(?::(.+))?$/.exec(part) ?? [];
    if (subject === 'market' && key === 'all' && kind === 'integration') {
      all = true;
      continue;
    }
    if ((key !== 'id' && key !== 'code') || value === undefined) return refused;
    if (subject === 'market') {
      const [market] = store.where('markets', { [key]: value });
      if (!market || market.disabled_at !== null) return refused;
      marketIds.push(market.id);
    } else {
      const [location] = store.where('stock_locations', { [key]: value });
      if (!location) return refused;
      stockLocationIds.push(location.id);
    }
  }
  if (!all && marketIds.length === 0) return refused;
  return { ok: true, value: { text, marketIds: all ? 'all' : marketIds, stockLocationIds } };
};
