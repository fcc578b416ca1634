import type { Scenarios } from '../scenario.ts';
import { accounts } from './accounts.ts';
import { orderAddresses } from './addresses.ts';
import { catalogue } from './catalogue.ts';
import { clientTools } from './client-tools.ts';
import { codes } from './codes.ts';
import { currencies } from './currencies.ts';
import { customers } from './customers.ts';
import { expiredOrders } from './expired-orders.ts';
import { furtherGrants } from './further-grants.ts';
import { otherGateways } from './gateways.ts';
import { giftCards } from './gift-cards.ts';
import { grantsByKind } from './grants-by-kind.ts';
import { keptTokens } from './kept-tokens.ts';
import { lines } from './lines.ts';
import { marketSettings } from './market-settings.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { stockTransfers } from './stock-transfers.ts';
import { tokenClaims } from './token-claims.ts';
import { tokens } from './tokens.ts';

/** Everything the official clients do in Node. */
export const scenarios: Scenarios = {
  ...tokens,
  ...furtherGrants,
  ...grantsByKind,
  ...tokenClaims,
  ...keptTokens,
  ...catalogue,
  ...customers,
  ...orders,
  ...orderAddresses,
  ...expiredOrders,
  ...lines,
  ...stockTransfers,
  ...payments,
  ...otherGateways,
  ...codes,
  ...giftCards,
  ...marketSettings,
  ...currencies,
  ...accounts,
  ...clientTools,
};
