import type { Input } from '../../../engine/definition/define-resource.ts';

const written = ['reference', 'reference_origin', 'metadata'];

/** The plain columns a request may set on a transaction. */
export const transactionValues = ({ attributes }: Input): Record<string, unknown> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => written.includes(name)));
