/** @jest-environment node */
import { document } from '../../testing/document.ts';
import { anOrder, callContext } from '../../testing/factories.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { setMetadata } from './update.ts';

const PATCH = 'PATCH orders/orderIdAaa';
const order = { body: document(anOrder()) };
const orderId = 'orderIdAaa';

it('E7 sets metadata keys and keeps the others', async () => {
  const before = { body: document(anOrder({ metadata: { etag: 'e1', note: 'a' } })) };
  const { calls } = fakePlatform({ 'GET orders/orderIdAaa': before, [PATCH]: order });
  await setMetadata({ orderId, metadata: { gift_message: 'Auguri' } })(callContext());
  expect(calls[1]?.body.data?.attributes?.metadata).toEqual({
    etag: 'e1',
    note: 'a',
    gift_message: 'Auguri',
  });
});
