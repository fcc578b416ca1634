import {
  blank,
  failure,
  invalid,
  type Problem,
  recordNotFound,
  type Result,
  success,
} from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { recalculateOrder } from '../../order/recalculate-order.ts';
import { addressShape } from '../shapes/addresses.ts';

/** Countries and territories that have no postal codes or hardly use them. */
const withoutZipCode = new Set(
  `AE AG AN AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CO DJ DM ER FJ GA GD GH GM GQ GY HK JM KE
   KI KM KN KP LC ML MO MR MS MW NR NU PA QA RW SB SC SL SR ST SY TD TF TG TK TL TO TT TV UG VU YE
   ZW`.split(/\s+/),
);

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether this is a country's code in ISO 3166-1 alpha-2. */
const isCountryCode = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined;

/** Validates an address beyond the attributes every address needs. */
const addressProblems = (address: Partial<Rows['addresses']>): Problem[] => {
  const needed: (keyof Rows['addresses'])[] = address.business
    ? ['company']
    : ['first_name', 'last_name'];
  if (!withoutZipCode.has(address.country_code ?? '')) needed.push('zip_code');
  const problems = needed
    .filter((name) => String(address[name] ?? '').trim() === '')
    .map((name) => blank(name));
  const country = address.country_code;
  if (country && !isCountryCode(country))
    problems.push(invalid('country_code', 'is invalid', 'invalid', { value: country }));
  return problems;
};

/** Carts an address is in: their zone or tax may change with it. */
const cartsWith = ({ store }: Operation, addressId: string): Rows['orders'][] =>
  (['shipping_address_id', 'billing_address_id'] as const).flatMap((column) =>
    store.where('orders', { [column]: addressId }),
  );

/** Whether the address is the merchant's or a stock location's: no customer's, though shoppers may read it. */
export const isMerchantAddress = (
  { store }: Pick<Operation, 'store'>,
  address_id: string,
): boolean =>
  (['merchants', 'stock_locations'] as const).some(
    (type) => store.where(type, { address_id }).length > 0,
  );

/** Whether the viewer may not change an address that they may read. */
const isReadOnly = (operation: Operation, addressId: string): boolean =>
  operation.viewer.kind !== 'integration' && isMerchantAddress(operation, addressId);

/** Creates an address; a signed-in customer's is theirs from the start. */
export const createAddress = (operation: Operation, input: Input): Result<string> => {
  const values = columnValues(addressShape, input);
  const problems = addressProblems(values);
  if (problems.length > 0) return failure(...problems);
  const owner_id = operation.viewer.customerId;
  return success(operation.store.insert('addresses', { ...values, owner_id }).id);
};

/** Changes an address. Orders already placed keep the one they were placed with. */
export const updateAddress = (
  operation: Operation,
  address: Rows['addresses'],
  input: Input,
): Result<string> => {
  const { store } = operation;
  if (isReadOnly(operation, address.id)) return failure(recordNotFound);
  const values = columnValues(addressShape, input);
  const problems = addressProblems({ ...address, ...values });
  if (problems.length > 0) return failure(...problems);
  detachPlacedOrders(operation, address);
  store.update('addresses', address.id, values);
  for (const { id } of cartsWith(operation, address.id)) recalculateOrder(operation, id);
  return success(address.id);
};

/** Deletes an address and takes it out of carts and address books. */
export const removeAddress = (operation: Operation, address: Rows['addresses']): Result<string> => {
  const { store } = operation;
  if (isReadOnly(operation, address.id)) return failure(recordNotFound);
  detachPlacedOrders(operation, address);
  for (const { id } of store.where('customer_addresses', { address_id: address.id }))
    store.remove('customer_addresses', id);
  const carts = cartsWith(operation, address.id);
  for (const cart of carts)
    store.update('orders', cart.id, {
      ...(cart.shipping_address_id === address.id && { shipping_address_id: null }),
      ...(cart.billing_address_id === address.id && { billing_address_id: null }),
    });
  store.remove('addresses', address.id);
  for (const { id } of carts) recalculateOrder(operation, id);
  return success(address.id);
};

/** Gives orders that are no carts any more a copy of their own, so that history does not change. */
const detachPlacedOrders = (operation: Operation, address: Rows['addresses']): void => {
  const { store } = operation;
  for (const order of cartsWith(operation, address.id)) {
    if (order.status === 'draft' || order.status === 'pending') continue;
    const { id: copy } = store.insert('addresses', { ...address, id: undefined });
    if (order.shipping_address_id === address.id) {
      store.update('orders', order.id, { shipping_address_id: copy });
      for (const { id } of store.where('shipments', { order_id: order.id }))
        store.update('shipments', id, { shipping_address_id: copy });
      for (const { id } of store.where('returns', { order_id: order.id }))
        store.update('returns', id, { origin_address_id: copy });
    }
    if (order.billing_address_id === address.id)
      store.update('orders', order.id, { billing_address_id: copy });
  }
};
