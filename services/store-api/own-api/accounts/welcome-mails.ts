import type { Place } from '@shop/contracts/store-api';
import { queueMail } from '../../mails/index.ts';
import {
  prepareOptInMail,
  type NewsletterContext,
  type UnsubscribeLinkContext,
} from '../../newsletter/index.ts';
import type { WriteOutcome } from '../../pending-work/index.ts';

export interface Welcome {
  email: string;
  place: Place;
  /** Whether the customer requested the newsletter. */
  newsletter: boolean;
}

/**
 * Queues the welcome mail of a sign-up and, if requested, the newsletter's opt-in mail. Null if the platform created no
 * customer, which carries the work's id as its `reference`.
 */
export const welcomeMails = async (
  context: NewsletterContext & UnsubscribeLinkContext,
  { email, place, newsletter }: Welcome,
  id: string,
): Promise<WriteOutcome | null> => {
  const { rows } = await context.platform.list('customers', {
    'filter[q][reference_eq]': id,
    'fields[customers]': 'reference',
    'page[size]': '1',
  });
  const [customer] = rows;
  if (!customer) return null;
  const ask = newsletter
    ? await prepareOptInMail(context, { email, source: 'signup', ...place }, id)
    : null;
  return async (inside) => {
    const event = `signup/${customer.id}`;
    await queueMail(inside, { kind: 'welcome', event, to: email, ...place, data: {} });
    await ask?.(inside);
  };
};
