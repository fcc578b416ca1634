import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import type { Return, ReturnLineItem } from '@commercelayer/sdk';
import { prepareToPlace } from './cart.ts';
import type { Shop } from './orders.ts';

/** Ships every shipment of an order. */
export const shipAll = async ({ merchant, shipmentsOf }: Shop, orderId: string): Promise<void> => {
  for (const { id } of await shipmentsOf(orderId))
    await merchant.shipments.update({ id, _ship: true });
};

/** Id of an order that is paid and has left. */
export const aShippedOrder = async (
  shop: Shop,
  skuCode = 'BARBERA-750',
  quantity = 2,
): Promise<string> => {
  const id = await shop.paid(skuCode, quantity);
  await shipAll(shop, id);
  return id;
};

/** A draft return of an order, without lines. */
export const aReturn = (cl: CommerceLayerBundle, orderId: string): Promise<Return> =>
  cl.returns.create({ order: cl.orders.relationship(orderId) });

/** A line of a return. */
export const aReturnLine = (
  cl: CommerceLayerBundle,
  returnId: string,
  lineItemId: string,
  quantity: number,
  values: Record<string, unknown> = {},
): Promise<ReturnLineItem> =>
  cl.return_line_items.create({
    quantity,
    return: cl.returns.relationship(returnId),
    line_item: cl.line_items.relationship(lineItemId),
    ...values,
  });

/** A draft return of units of the order's first SKU. */
export const aReturnOf = async (shop: Shop, orderId: string, quantity = 1): Promise<Return> => {
  const { id } = await aReturn(shop.merchant, orderId);
  const { id: lineId } = await shop.goodsLine(orderId);
  await aReturnLine(shop.merchant, id, lineId, quantity);
  return shop.merchant.returns.retrieve(id);
};

/** Sends triggers to a return, one request each. */
export const move = async (
  { merchant }: Shop,
  id: string,
  ...triggers: readonly string[]
): Promise<Return> => {
  for (const trigger of triggers) await merchant.returns.update({ id, [trigger]: true });
  return merchant.returns.retrieve(id);
};

/** A customer's client, and the id of an order of theirs that has left. */
export const aCustomersOrder = async (
  shop: Shop,
  email: string,
): Promise<{ customer: CommerceLayerBundle; orderId: string }> => {
  const { platform, guest, merchant } = shop;
  const password = 'segreto1';
  await guest.customers.create({ email, password }).catch(() => undefined);
  const answer = await platform.token({ grant_type: 'password', username: email, password });
  const customer = platform.client(answer.access_token);
  const { id } = await customer.orders.create({});
  await customer.line_items.create({
    sku_code: 'CORKSCREW',
    quantity: 2,
    order: customer.orders.relationship(id),
  });
  await prepareToPlace(customer, id);
  await customer.orders.update({ id, _place: true });
  await merchant.orders.update({ id, _approve_and_capture: true });
  await shipAll(shop, id);
  return { customer, orderId: id };
};
