import type { Operation } from '../../../engine/definition/define-resource.ts';
import { success, type Result } from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';

/** Removes a webhook with its callbacks; queued ones are not sent. */
export const removeWebhook = ({ store }: Operation, { id }: Rows['webhooks']): Result<string> => {
  for (const callback of store.where('event_callbacks', { webhook_id: id }))
    store.remove('event_callbacks', callback.id);
  store.remove('webhooks', id);
  return success(id);
};
