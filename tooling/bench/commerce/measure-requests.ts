import { ORDER_INCLUDES } from '../../../shared-contracts/commerce/order/mapping/includes.ts';
import { anAddress } from '../../../services/commerce/testing/an-address.ts';
import { timed } from '../timed.ts';
import type { Send } from './open-client.ts';
import { addLineItem, createOrder } from './order-requests.ts';

const ROUNDS = { warmUp: 40, counted: 300 } as const;
const SKU_INCLUDES = 'sku_options,prices,stock_items.reserved_stock';

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
  const cart = await createOrder(send);
  for (const code of ['BARBERA-ASTI-750', 'PRIMITIVO-750']) await addLineItem(send, cart, code);
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
  let current = await createOrder(send);
  const added = await timed(ROUNDS, async (round) => {
    if (round % 6 === 5) current = await createOrder(send);
    await addLineItem(send, current, 'ACQUA-TUFARA-750');
  });
  return { listed, byCategory, read, added };
};
