import type { SlotFill } from '@shop/contracts/remote';

/** Where pages of other teams show fragments of this remote, as soon as it is released. */
export const slots = [
  { slot: 'product:below-facts', fragment: 'Teaser', order: 10 },
] as const satisfies readonly SlotFill<'__name__'>[];
