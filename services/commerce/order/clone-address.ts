import { and, condition } from '../core/condition.ts';
import type { Operation } from '../core/define-resource.ts';
import { addresses } from '../resources/addresses.ts';
import { scopeOf } from '../core/scope.ts';

/** Copies an address the viewer can see (fields, reference and metadata); null when there is none. */
export const cloneAddress = (operation: Operation, addressId: string): string | null => {
  const { store, viewer } = operation;
  const [source] = store.select(
    'addresses',
    and(condition('t.id = ?', addressId), scopeOf(addresses, viewer)),
  );
  if (source === undefined) return null;
  const { id: _id, created_at: _created, updated_at: _updated, ...fields } = source;
  return store.insert('addresses', { ...fields, owner_id: viewer.customerId }).id;
};
