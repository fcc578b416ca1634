/** What check_cart needs, in one chunk: most who come to the checkout come from the cart, which has checked already. */
export { RepairNotice } from '../../../components/notices/repair-notice.tsx';
export { checkUnlessConfirmed } from '../../../check/check-cart.ts';
