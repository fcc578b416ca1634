import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { success, type Result } from '../../engine/definition/problem.ts';
import type { Rows } from '../rows.ts';

/** Annotates an event; `_trigger` has its webhooks called once more when the change is committed. */
export const updateEvent = (
  { store, emit }: Operation,
  { id }: Rows['events'],
  { attributes }: Input,
): Result<string> => {
  const { _trigger, ...values } = attributes;
  store.update('events', id, values);
  if (_trigger === true) emit('events', id, 'trigger');
  return success(id);
};
