import type { FragmentRef, SlotName } from '@shop/contracts/remote';

/** Slot → the fragments that fill it on the pages of a release set, in their order. */
export type SlotFills = Partial<Record<SlotName, readonly FragmentRef[]>>;
