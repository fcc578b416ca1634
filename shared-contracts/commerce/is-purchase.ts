/** What became of an order, in the platform's words. */
interface Stage {
  status: string;
  paymentStatus: string;
  fulfillment: string;
}

const STANDS: readonly string[] = ['placed', 'approved'];
/** What was paid for and given back in part was bought; a gift card of the whole value leaves `free`. */
const PAID: readonly string[] = ['paid', 'free', 'partially_refunded'];

/**
 * Whether an order is a purchase its items may be reviewed for: paid for or delivered, and not cancelled. One that was
 * only placed costs nothing: whoever likes could review everything.
 */
export const isPurchase = ({ status, paymentStatus, fulfillment }: Stage): boolean =>
  STANDS.includes(status) && (PAID.includes(paymentStatus) || fulfillment === 'fulfilled');
