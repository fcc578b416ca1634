/** @jest-environment node */
import { document } from '../../testing/document.ts';
import { anOrder, aShipment, callContext } from '../../testing/factories.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { setShippingMethod } from './shipping.ts';

const orderId = 'orderIdAaa';
const ORDER = { 'GET orders/orderIdAaa': { body: document(anOrder()) } };

it('C4 chooses a shipment’s method, then reads the order', async () => {
  const platform = fakePlatform({
    ...ORDER,
    'PATCH shipments/shipmentAa': { body: document(aShipment()) },
  });
  await setShippingMethod({ orderId, shipmentId: 'shipmentAa', methodId: 'methodIdAa' })(
    callContext(),
  );
  expect(platform.summary()).toEqual(['PATCH shipments/shipmentAa', 'GET orders/orderIdAaa']);
  expect(platform.calls[0]?.body.data?.relationships).toEqual({
    shipping_method: { data: { type: 'shipping_methods', id: 'methodIdAa' } },
  });
});
