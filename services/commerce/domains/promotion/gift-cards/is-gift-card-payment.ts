import type { Rows } from '../../rows.ts';

/** Whether a gift card line is a payment, not a purchase: only payments are negative. */
export const isGiftCardPayment = ({
  item_type,
  unit_amount_cents,
}: Pick<Rows['line_items'], 'item_type' | 'unit_amount_cents'>): boolean =>
  item_type === 'gift_cards' && unit_amount_cents < 0;
