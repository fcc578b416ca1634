import type { Operation } from '../../../engine/definition/define-resource.ts';

/** Forgets why an order could not be placed before. */
export const clearErrors = ({ store }: Operation, orderId: string): void => {
  for (const { id } of store.where('resource_errors', {
    resource_id: orderId,
    resource_type: 'orders',
  }))
    store.remove('resource_errors', id);
};
