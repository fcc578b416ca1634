/** The chunk of check_cart: most shoppers come from the cart page, which has checked already. */
export { RepairNotice } from '../../../components/notices/repair-notice.tsx';
export { checkUnlessConfirmed } from '../../../check/check-cart.ts';
