import type { Market } from '../../market/types.ts';

/** `market:id:…`, or by code where the configuration knows no id. */
export const marketScope = ({ market_id, market_code }: Market): string =>
  market_id ? `market:id:${market_id}` : `market:code:${market_code}`;
