import type { Address } from '@shop/contracts/commerce';

const withoutId = ({ id: _, metadata, ...fields }: Address) => {
  const { lastUsage: __, ...marks } = metadata;
  return JSON.stringify([Object.entries(fields).toSorted(), Object.entries(marks).toSorted()]);
};

/** Whether two addresses say the same, whatever their ids and the time of their last use. */
export const sameAddress = (one: Address, other: Address): boolean =>
  withoutId(one) === withoutId(other);
