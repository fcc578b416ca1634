import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { mustExist, type Problem } from '../../../engine/definition/problem.ts';
import { findOrder } from '../find-order.ts';
import { applyAddresses } from './addresses.ts';
import { applyAttributes } from './apply-attributes.ts';
import { applyCodes } from './apply-codes.ts';
import { applyCustomer } from './apply-customer.ts';
import { applyPayment } from './apply-payment.ts';
import { isCart } from '../../payment/is-cart.ts';
import { noSource } from '../../payment/shapes/sources/source-types.ts';
import { releasePayment } from '../../payment/transactions/undo-authorization.ts';
import { recalculateOrder } from '../recalculate-order.ts';
import { statusProblem } from '../status-problem.ts';

/** Tax flags of an order without a tax rule: its new market may have none. */
const untaxed = {
  freight_taxable: false,
  payment_method_taxable: false,
  adjustment_taxable: false,
  gift_card_taxable: false,
} as const;

/** Moves a cart to another market: its prices, taxes and methods become that market's. */
const applyMarket = (operation: Operation, orderId: string, { links }: Input): Problem[] => {
  const { store } = operation;
  const link = links['market'];
  if (link === undefined) return [];
  const market = store.get('markets', link?.id ?? null);
  const priceList = store.get('price_lists', market?.price_list_id ?? null);
  if (!market || !priceList) return [mustExist('market')];
  const before = findOrder(operation, orderId);
  if (before.market_id === market.id) return [];
  // The shopper agreed to the market's prices, and the payment is authorized in its currency.
  if (!isCart(before)) return [statusProblem(before.status, 'moved to another market')];
  const { currency_code, tax_included } = priceList;
  store.update('orders', orderId, {
    market_id: market.id,
    currency_code,
    tax_included,
    ...untaxed,
  });
  const isForeign = before.currency_code !== currency_code;
  for (const line of store.where('line_items', { order_id: orderId })) {
    // Amounts that were set, not looked up, are of the currency in which they were set.
    if (isForeign && line.item_type === 'adjustments') store.remove('line_items', line.id);
    else
      store.update('line_items', line.id, {
        currency_code,
        _external_price: line._external_price && !isForeign,
      });
  }
  if (isForeign) {
    releasePayment(operation, orderId);
    store.update('orders', orderId, noSource);
  }
  return [];
};

const steps = [
  applyMarket,
  applyAttributes,
  applyCustomer,
  applyCodes,
  applyAddresses,
  applyPayment,
];

/**
 * Triggers that ask for today's prices even of an order that does not refresh itself. `_authorize` is none of them:
 * such an order is paid at the prices it keeps.
 */
const refreshing = ['_refresh', '_refresh_prices', '_place'];

/** Writes everything an input says about a cart and brings its totals up to date. */
export const applyInput = (operation: Operation, orderId: string, input: Input): Problem[] => {
  const before = findOrder(operation, orderId);
  const problems = steps.flatMap((step) => step(operation, orderId, input));
  if (problems.length > 0) return problems;
  const hasMoved = findOrder(operation, orderId).market_id !== before.market_id;
  const refreshes = refreshing.some((name) => input.attributes[name] === true);
  recalculateOrder(operation, orderId, { refresh: hasMoved || refreshes });
  return [];
};
