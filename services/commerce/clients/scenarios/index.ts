import type { Scenarios } from '../scenario.ts';
import { accounts } from './accounts.ts';
import { catalogue } from './catalogue.ts';
import { clientTools } from './client-tools.ts';
import { codes } from './codes.ts';
import { currencies } from './currencies.ts';
import { customers } from './customers.ts';
import { furtherGrants } from './further-grants.ts';
import { keptTokens } from './kept-tokens.ts';
import { lines } from './lines.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { tokens } from './tokens.ts';

/** Everything the official clients do in Node. */
export const scenarios: Scenarios = {
  ...tokens,
  ...furtherGrants,
  ...keptTokens,
  ...catalogue,
  ...customers,
  ...orders,
  ...lines,
  ...payments,
  ...codes,
  ...currencies,
  ...accounts,
  ...clientTools,
};
