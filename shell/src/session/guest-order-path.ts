/** Where the shell's server is told the id of a guest's order, for the cookie by which it renders the cart. */
export const GUEST_ORDER_PATH = '/guest-order';
