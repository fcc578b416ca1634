import type { Address, AddressInput } from '../../commerce/address.ts';

/** What was typed in the place of a saved address, which stays one of a test where it was (E1). */
export const keepMark = (input: AddressInput, before: Address | null | undefined): AddressInput =>
  before?.metadata.type === 'test'
    ? { ...input, metadata: { ...input.metadata, type: 'test' } }
    : input;
