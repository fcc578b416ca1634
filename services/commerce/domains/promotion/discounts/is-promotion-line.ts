import type { Rows } from '../../rows.ts';

/** Whether a line is a promotion's discount. */
export const isPromotionLine = ({ item_type }: Pick<Rows['line_items'], 'item_type'>): boolean =>
  item_type?.endsWith('_promotions') === true;
