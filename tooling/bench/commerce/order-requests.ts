import type { Send } from './open-client.ts';

/** Creates a guest's order. @returns its id */
export const createOrder = async (send: Send): Promise<string> => {
  const attributes = { customer_email: 'bench@example.com' };
  return (await send('orders', { method: 'POST', data: { type: 'orders', attributes } })).id();
};

/** Adds a piece of a SKU to an order. */
export const addLineItem = (send: Send, orderId: string, sku_code: string) =>
  send('line_items', {
    method: 'POST',
    data: {
      type: 'line_items',
      attributes: { sku_code, quantity: 1, _update_quantity: true },
      relationships: { order: { data: { type: 'orders', id: orderId } } },
    },
  });
