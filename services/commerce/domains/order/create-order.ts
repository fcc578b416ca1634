import { randomBytes } from 'node:crypto';
import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { failure, mustExist, success, type Result } from '../../engine/definition/problem.ts';
import { applyInput } from './attributes/apply-input.ts';

/** Numbers start here, so that they look alike from the first order on; the official lists take shorter ones for dates. */
const firstNumber = 10_000_000;

/** Creates a draft order in the token's market. A customer's token makes it the customer's. */
export const createOrder = (operation: Operation, input: Input): Result<string> => {
  const { store, viewer } = operation;
  if (viewer.kind === 'sales_channel' && !viewer.inMarket) return failure(mustExist('market'));
  const market = store.get('markets', input.links['market']?.id ?? viewer.markets[0]?.id ?? null);
  const priceList = store.get('price_lists', market?.price_list_id ?? null);
  if (!market || !priceList) return failure(mustExist('market'));
  const owner = store.get('customers', viewer.customerId);
  const order = store.insert('orders', {
    number: String(firstNumber + store.next('order_number')),
    token: randomBytes(16).toString('hex'),
    market_id: market.id,
    currency_code: priceList.currency_code,
    tax_included: priceList.tax_included,
    guest: owner === undefined,
    customer_id: owner?.id ?? null,
    customer_email: owner?.email ?? null,
  });
  operation.emit('orders', order.id, 'draft');
  const problems = applyInput(operation, order.id, input);
  return problems.length > 0 ? failure(...problems) : success(order.id);
};
