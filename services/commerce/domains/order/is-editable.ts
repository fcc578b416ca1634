import type { Rows } from '../rows.ts';

/** A cart is editable until it is placed, and a placed order while it is being edited. */
export const isEditable = ({ status }: Pick<Rows['orders'], 'status'>): boolean =>
  status === 'draft' || status === 'pending' || status === 'editing';
