import { asText } from '@shop/contracts/commerce/metadata';
import type { FindOrderRequest } from '@shop/contracts/store-api';
import { queueMail } from '../../mails/index.ts';
import type { WriteOutcome } from '../../pending-work/index.ts';
import { spellingsOf } from '../../platform/spellings-of.ts';
import type { WorkContext } from '../own-work.ts';
import { trackingLink } from './tracking-link.ts';

/** The link to an order for its buyer; null where number and e-mail address do not belong together. */
export const orderLinkMail = async (
  context: WorkContext,
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
