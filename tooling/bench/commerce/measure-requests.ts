import { ORDER_INCLUDES } from '../../../shared-contracts/commerce/order/mapping/includes.ts';
import { anAddress } from '../../../services/commerce/testing/an-address.ts';
import { timed } from '../timed.ts';
import type { Send } from './open-client.ts';

const ROUNDS = { warmUp: 10, counted: 50 } as const;
const SKU_INCLUDES = 'sku_options,prices,stock_items.reserved_stock';

const order = (id: string) => ({ data: { type: 'orders', id } });

/** p95 of the shop's most frequent requests in ms, one at a time. */
export const measureRequests = async (send: Send) => {
  const listed = await timed(ROUNDS, (round) =>
    send(`skus?include=${SKU_INCLUDES}&page[size]=25&page[number]=${(round % 20) + 1}`),
  );
  const byCategory = await timed(ROUNDS, (round) =>
    send(
      `skus?include=${SKU_INCLUDES}&page[size]=25&page[number]=${(round % 20) + 1}&filter[q][metadata_jcont]={"categories":["red"]}`,
    ),
  );
  const create = () =>
    send('orders', {
      method: 'POST',
      data: { type: 'orders', attributes: { customer_email: 'bench@example.com' } },
    });
  const line = (id: string, sku_code: string) =>
    send('line_items', {
      method: 'POST',
      data: {
        type: 'line_items',
        attributes: { sku_code, quantity: 1, _update_quantity: true },
        relationships: { order: order(id) },
      },
    });
  const cart = (await create()).id();
  for (const code of ['BARBERA-ASTI-750', 'PRIMITIVO-750']) await line(cart, code);
  const address = await send('addresses', {
    method: 'POST',
    data: {
      type: 'addresses',
      attributes: anAddress(),
    },
  });
  await send(`orders/${cart}`, {
    method: 'PATCH',
    data: {
      type: 'orders',
      id: cart,
      attributes: {
        _shipping_address_clone_id: address.id(),
        _billing_address_same_as_shipping: true,
      },
    },
  });
  const read = await timed(ROUNDS, () =>
    send(`orders/${cart}?include=${ORDER_INCLUDES.join(',')}`),
  );
  let current = (await create()).id();
  const added = await timed(ROUNDS, async (round) => {
    if (round % 6 === 5) current = (await create()).id();
    await line(current, 'ACQUA-TUFARA-750');
  });
  return { listed, byCategory, read, added };
};
