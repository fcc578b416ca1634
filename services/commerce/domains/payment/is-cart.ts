import type { Rows } from '../rows.ts';

const carts = ['draft', 'pending', 'placing'];

/** Whether an order has not been placed yet; one being edited has. */
export const isCart = ({ status }: Pick<Rows['orders'], 'status'>): boolean =>
  carts.includes(status ?? 'draft');
