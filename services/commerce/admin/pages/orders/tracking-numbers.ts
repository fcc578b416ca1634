import { carrierUrl } from '@shop/contracts/commerce/tracking';
import { html, type Value } from '@shop/server-kit/html';
import type { Rows } from '../../../domains/rows.ts';
import type { AdminContext } from '../../admin-context.ts';
import type { OrderParts } from './order-parts.ts';

/** Numbers of a shipment's parcels, each leading to its carrier's page where the shipping method names one. */
export const trackingNumbers = (
  { store }: AdminContext,
  { id, shipping_method_id }: Rows['shipments'],
  { parcels }: OrderParts,
): Value => {
  const method = store.get('shipping_methods', shipping_method_id);
  const numbers = parcels
    .filter(({ shipment_id }) => shipment_id === id)
    .flatMap(({ tracking_number }) => tracking_number ?? []);
  if (numbers.length === 0) return '–';
  return numbers.map((number, index) => {
    const address = carrierUrl(method, number);
    return html`${index > 0 && ', '}${address ? html`<a href="${address}" rel="noreferrer">${number}</a>` : number}`;
  });
};
