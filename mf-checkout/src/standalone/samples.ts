import type { Order } from '@shop/contracts/commerce/order';
import {
  buy,
  cartOf,
  chooseShipping,
  enterCustomer,
  setGuestEmail,
  setSampleAddresses,
  type Desk,
  type Made,
  type Sample,
} from '@shop/standalone/samples';

type Step = (desk: Desk, order: Order) => Promise<Order>;

/** Takes a new cart through the steps before the one to be shown. */
const guestAfter =
  (...steps: readonly Step[]) =>
  async (desk: Desk): Promise<Made> => {
    let order = await cartOf(desk);
    for (const step of steps) order = await step(desk, order);
    return order.editable ? { orderId: order.id } : { ids: { placed: order.id } };
  };

const customerAfter =
  (...steps: readonly Step[]) =>
  async (desk: Desk): Promise<Made> => {
    const customer = await enterCustomer(desk);
    return { customer, ...(await guestAfter(...steps)(desk)) };
  };

const pay: Step = (desk, order) => buy(desk, order);
const guestSteps = [setGuestEmail, setSampleAddresses, chooseShipping, pay] as const;
const customerSteps = [setSampleAddresses, chooseShipping, pay] as const;

/** An order at each step, of a guest and of a customer, and its result. */
export const samples: readonly Sample[] = [
  {
    id: 'guest-account',
    screens: ['/checkout', '/checkout/account'],
    make: guestAfter(),
  },
  {
    id: 'guest-address',
    screens: ['/checkout/address'],
    make: guestAfter(...guestSteps.slice(0, 1)),
  },
  {
    id: 'guest-shipping',
    screens: ['/checkout/shipping'],
    make: guestAfter(...guestSteps.slice(0, 2)),
  },
  {
    id: 'guest-payment',
    screens: ['/checkout/payment'],
    make: guestAfter(...guestSteps.slice(0, 3)),
  },
  {
    id: 'guest-confirmed',
    screens: ['/checkout/confirmed/:placed'],
    make: guestAfter(...guestSteps),
  },
  {
    id: 'customer-address',
    screens: ['/checkout/address'],
    make: customerAfter(),
  },
  {
    id: 'customer-shipping',
    screens: ['/checkout/shipping'],
    make: customerAfter(...customerSteps.slice(0, 1)),
  },
  {
    id: 'customer-payment',
    screens: ['/checkout/payment'],
    make: customerAfter(...customerSteps.slice(0, 2)),
  },
  {
    id: 'customer-confirmed',
    screens: ['/checkout/confirmed/:placed'],
    make: customerAfter(...customerSteps),
  },
  { id: 'not-placed', screens: ['/checkout/error', '/checkout/error?reason=payment_error'] },
];
