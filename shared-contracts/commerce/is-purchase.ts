/** What became of an order, in the platform's words. */
interface Stage {
  status: string;
  paymentStatus: string;
  fulfillment: string;
}

const STANDS: readonly string[] = ['placed', 'editing', 'approved'];
/** A partially refunded order was bought; a gift card for the full amount leads to `free`. */
const PAID: readonly string[] = ['paid', 'free', 'partially_refunded'];

/**
 * Whether an order is a purchase whose items may be reviewed: paid or delivered, and not canceled. Placing alone is
 * free, so it would let anyone review everything.
 */
export const isPurchase = ({ status, paymentStatus, fulfillment }: Stage): boolean =>
  STANDS.includes(status) && (PAID.includes(paymentStatus) || fulfillment === 'fulfilled');
