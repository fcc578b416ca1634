import type { Rows } from '../resources/rows.ts';

/** Whether a line is what a gift card pays, not a gift card that is bought: only it is negative. */
export const isGiftCardPayment = ({
  item_type,
  unit_amount_cents,
}: Pick<Rows['line_items'], 'item_type' | 'unit_amount_cents'>): boolean =>
  item_type === 'gift_cards' && unit_amount_cents < 0;
