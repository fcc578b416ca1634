/** Path at which the shell's server stores the id of a guest's order in a cookie, to render the cart. */
export const GUEST_ORDER_PATH = '/guest-order';
