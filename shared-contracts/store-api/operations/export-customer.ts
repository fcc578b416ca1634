import type { Operation } from '../../commerce/operation.ts';
import type { CustomerExport } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';

/** Reads all the shop keeps of who is logged in. */
export const exportCustomer = (): Operation<CustomerExport> => (context) =>
  askStoreApi(context, { path: 'export' });
