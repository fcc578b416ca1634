import { STORAGE } from '@shop/contracts/storage';
import { z } from 'zod';
import { cookieValues, setCookie } from '../cookies.ts';

/** Carries the id of a guest's order, so that the server can render the cart. Script cannot read it. */
const { key: name, maxAge } = STORAGE.orderCookie;

/** Ids go into paths of calls, so nothing else may pass. */
export const orderIdSchema = z.string().regex(/^\w{1,64}$/);

interface GuestOrder {
  /** Code of the market the order is of. */
  market: string;
  orderId: string;
}

/** The order id in a request's cookies for a market; null if missing or malformed. */
export const orderOfCookie = (cookies: string | undefined, market: string): string | null => {
  const [value = ''] = cookieValues(cookies, name);
  const [of, orderId] = value.split('.', 2);
  const id = orderIdSchema.safeParse(orderId);
  return of === market && id.success ? id.data : null;
};

/**
 * The `Set-Cookie` that stores or clears the order's id. HttpOnly, and sent with same-site requests only.
 *
 * @param order null clears it
 * @param isSecure whether the shop is served over https
 */
export const orderCookie = (order: GuestOrder | null, isSecure: boolean): string =>
  setCookie({
    name,
    value: order ? `${order.market}.${order.orderId}` : '',
    maxAge: order ? maxAge : 0,
    sameSite: 'Strict',
    isSecure,
  });
