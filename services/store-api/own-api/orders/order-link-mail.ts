import { asText } from '@shop/contracts/commerce/metadata';
import type { FindOrderRequest } from '@shop/contracts/store-api';
import { trackingLink } from '../../link-tokens/index.ts';
import { queueMail } from '../../mails/index.ts';
import type { WriteOutcome } from '../../pending-work/index.ts';
import { spellingsOf } from '../../platform/spellings-of.ts';
import type { LinkMailContext } from '../link-mail-context.ts';

/** Mails a tracking link to an order's buyer; null if number and e-mail address do not match. */
export const orderLinkMail = async (
  context: LinkMailContext,
  { number, email, locale, market }: FindOrderRequest,
  id: string,
): Promise<WriteOutcome | null> => {
  const { rows } = await context.platform.list('orders', {
    'filter[q][number_eq]': number,
    'filter[q][customer_email_in]': spellingsOf(email),
    'filter[q][placed_at_not_null]': 'true',
    'fields[orders]': 'number,customer_email',
    'page[size]': '1',
  });
  const [order] = rows;
  const to = asText(order?.attributes['customer_email']);
  if (!order || !to) return null;
  return async (inside) => {
    const link = await trackingLink(inside, context, { orderId: order.id, locale, market });
    await queueMail(inside, {
      kind: 'order-link',
      event: `order-link/${id}`,
      to,
      locale,
      market,
      data: { orderNumber: asText(order.attributes['number']) ?? number, trackingLink: link.href },
    });
  };
};
