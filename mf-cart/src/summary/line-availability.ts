import type { LineItem } from '@shop/contracts/commerce/order';

/** From so many pieces on the number left is not told (section 9: availability display threshold). */
const TOLD_UP_TO = 5;

export type LineAvailability =
  | { kind: 'in-stock' }
  /** So few that it is told. */
  | { kind: 'few-left'; left: number }
  | { kind: 'sold-out' };

/** What is to be said of a line's stock; nothing special where the platform does not tell. */
export const lineAvailability = ({ available }: Pick<LineItem, 'available'>): LineAvailability => {
  if (available === null || available > TOLD_UP_TO) return { kind: 'in-stock' };
  return available < 1 ? { kind: 'sold-out' } : { kind: 'few-left', left: available };
};
