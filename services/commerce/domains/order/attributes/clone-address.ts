import { and, condition } from '../../../engine/store/condition.ts';
import type { Operation } from '../../../engine/definition/define-resource.ts';
import { scopeOf } from '../../../engine/definition/scope.ts';
import { ofShoppersAddress } from '../../sales-channel.ts';

/** Copies an address with its reference and metadata; null if the viewer cannot see it. */
export const cloneAddress = (operation: Operation, addressId: string): string | null => {
  const { store, viewer } = operation;
  const [source] = store.select(
    'addresses',
    and(condition('t.id = ?', addressId), scopeOf({ scope: ofShoppersAddress }, viewer)),
  );
  if (source === undefined) return null;
  const { id: _id, created_at: _created, updated_at: _updated, ...fields } = source;
  return store.insert('addresses', { ...fields, owner_id: viewer.customerId }).id;
};
