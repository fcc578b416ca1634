import type { ReadContext, Row } from '../../engine/definition/define-resource.ts';
import type { MarketScope } from '../../engine/definition/viewer.ts';

type Derive = (rows: readonly Row[], context: ReadContext) => ReadonlyMap<string, readonly Row[]>;

/** The markets in the scope of the token. */
const marketsOf = ({ viewer }: ReadContext): readonly MarketScope[] =>
  viewer.kind === 'sales_channel' && !viewer.inMarket ? [] : viewer.markets;

/** Every parent gets the same rows, because they depend on the token only. */
const ofViewer =
  (type: string, ids: (context: ReadContext) => readonly (string | null)[]): Derive =>
  (rows, context) => {
    const found = context.store.getAll(type, ids(context)) as Row[];
    return new Map(rows.map(({ id }) => [id, found]));
  };

/** The customer, the markets and the stock locations of the request's token. */
export const deriveOfToken = {
  jwt_customer: ofViewer('customers', ({ viewer }) => [viewer.customerId]),
  jwt_markets: ofViewer('markets', (context) => marketsOf(context).map(({ id }) => id)),
  jwt_stock_locations: ofViewer('stock_locations', (context) =>
    marketsOf(context).flatMap(({ stockLocationIds }) => stockLocationIds),
  ),
} as const;

/** `jwt_custom_claim`: the custom claim of the token, the same on every row. */
export const computeCustomClaim = (
  rows: readonly unknown[],
  { viewer }: ReadContext,
): readonly (Record<string, unknown> | null)[] => rows.map(() => viewer.customClaim ?? null);
