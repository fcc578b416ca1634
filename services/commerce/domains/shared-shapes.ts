import { integer, text, trigger } from '../engine/definition/attribute.ts';
import { derived, empty, through } from '../engine/definition/relationship.ts';

/** Attributes of taggable resources; use together with the relationship `tags`. */
export const tagged = {
  _add_tags: text('update', 'command', 'internal'),
  _remove_tags: text('update', 'command', 'internal'),
} as const;

/** The tags of a row. */
export const tags = through('tags', 'taggings', 'taggable', 'tag', 'write', 'internal');

/** Circuit breaker attributes of resources that call external servers. */
export const guarded = {
  circuit_state: text('query').or('closed'),
  circuit_failure_count: integer('query').or(0),
  _reset_circuit: trigger('update', 'internal'),
} as const;

/** Events of a row; use together with `deriveEvents`. */
export const events = derived('events');

/** Relationships to the change log of the hosted platform. Always empty, because this platform keeps none. */
export const audited = {
  versions: empty('versions'),
  event_stores: empty('event_stores'),
} as const;
