import { html, type Html } from '@shop/server-kit/html';
import type { AdminContext } from '../../admin-context.ts';

/** An address as it is written on an envelope. */
export const orderAddress = ({ store }: AdminContext, id: string | null): Html => {
  const address = store.get('addresses', id);
  if (address === undefined) return html`<p class="soft">Not given yet.</p>`;
  const lines = [
    address.company,
    [address.first_name, address.last_name].filter(Boolean).join(' '),
    address.line_1,
    address.line_2,
    [address.zip_code, address.city, address.state_code].filter(Boolean).join(' '),
    address.country_code,
    address.phone,
  ];
  return html`<address>
    ${lines.filter(Boolean).map((line) => html`<span class="long">${line}</span><br />`)}
  </address>`;
};
