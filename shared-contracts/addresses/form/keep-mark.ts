import type { Address, AddressInput } from '../../commerce/address/address.ts';

/** Input that replaces a saved address. Keeps the saved address's test mark (E1). */
export const keepMark = (input: AddressInput, before: Address | null | undefined): AddressInput =>
  before?.metadata.type === 'test'
    ? { ...input, metadata: { ...input.metadata, type: 'test' } }
    : input;
