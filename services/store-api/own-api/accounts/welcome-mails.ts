import type { Place } from '@shop/contracts/store-api';
import { queueMail } from '../../mails/index.ts';
import { newsletterQuestion } from '../../newsletter/index.ts';
import type { WriteOutcome } from '../../pending-work/index.ts';
import type { WorkContext } from '../own-work.ts';

export interface Welcome {
  email: string;
  place: Place;
  /** Whether the newsletter was asked for. */
  newsletter: boolean;
}

/**
 * What follows a sign-up: its welcome, and the question about the newsletter. Null where the platform made no customer
 * of it: the sign-up carries the work's id as its `reference` there.
 */
export const welcomeMails = async (
  context: WorkContext,
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
    ? await newsletterQuestion(context, { email, source: 'signup', ...place }, id)
    : null;
  return async (inside) => {
    const event = `signup/${customer.id}`;
    await queueMail(inside, { kind: 'welcome', event, to: email, ...place, data: {} });
    await ask?.(inside);
  };
};
