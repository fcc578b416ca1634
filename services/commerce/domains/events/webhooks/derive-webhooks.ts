import type { ReadContext, Row } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';

/** The webhooks that listen to the topic of each event. */
export const deriveWebhooks = (
  events: readonly Rows['events'][],
  { store }: ReadContext,
): ReadonlyMap<string, readonly Row[]> =>
  new Map(events.map(({ id, name }) => [id, store.where('webhooks', { topic: name })]));
