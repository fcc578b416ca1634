import type { Scenarios } from '../scenario.ts';
import { accounts } from './customer/accounts.ts';
import { orderAddresses } from './customer/addresses.ts';
import { catalogue } from './catalog/catalog.ts';
import { clientTools } from './client-tools.ts';
import { codes } from './order/codes.ts';
import { currencies } from './catalog/currencies.ts';
import { customers } from './customer/customers.ts';
import { expiredOrders } from './order/expired-orders.ts';
import { furtherGrants } from './auth/further-grants.ts';
import { otherGateways } from './payment/gateways.ts';
import { giftCards } from './order/gift-cards.ts';
import { grantsByKind } from './auth/grants-by-kind.ts';
import { keptTokens } from './auth/kept-tokens.ts';
import { lines } from './order/lines.ts';
import { marketSettings } from './catalog/market-settings.ts';
import { orders } from './order/orders.ts';
import { payments } from './payment/payments.ts';
import { stockTransfers } from './stock-transfers.ts';
import { tokenClaims } from './auth/token-claims.ts';
import { tokens } from './auth/tokens.ts';

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
