import type { Operation } from '../../engine/definition/define-resource.ts';
import { bundleFlags } from './bundle-flags.ts';

/** Brings the bundles of a list up to date with what the list holds now. */
export const refreshBundles = (operation: Operation, listId: string): void => {
  const bundles = operation.store.where('bundles', { sku_list_id: listId });
  if (bundles.length === 0) return;
  const flags = bundleFlags(operation, listId);
  for (const { id } of bundles) operation.store.update('bundles', id, flags);
};
