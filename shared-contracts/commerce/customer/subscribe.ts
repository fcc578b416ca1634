import { operation, type Operation } from '../operation.ts';
import { ok } from '../result.ts';

export interface SubscribeInput {
  email: string;
  /** `Newsletter` unless told, or a type of consent (E4). */
  reference?: string;
  metadata?: Record<string, unknown>;
}

/** Notes a customer's subscription or consent (C4). One that exists already (422) is what was wanted (T16). */
export const subscribe =
  ({ email, reference = 'Newsletter', metadata }: SubscribeInput): Operation<null> =>
  async (context) => {
    const created = await operation(({ customer_subscriptions, options }) =>
      customer_subscriptions.create(
        { customer_email: email.trim(), reference, metadata },
        {},
        options,
      ),
    )(context);
    return created.ok || created.error.status === 422 ? ok(null) : created;
  };
