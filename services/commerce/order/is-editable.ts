import type { Rows } from '../resources/rows.ts';

/** A cart is editable until it is placed. */
export const isEditable = ({ status }: Pick<Rows['orders'], 'status'>): boolean =>
  status === 'draft' || status === 'pending';
