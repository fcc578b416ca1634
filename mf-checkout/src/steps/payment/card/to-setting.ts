import type { Address } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { BillingDetails, Setting } from '../../../payment-frame/protocol/messages.ts';

const cut = (text: string | null, longest: number): string => (text ?? '').slice(0, longest);

const toBilling = (address: Address): BillingDetails => ({
  firstName: cut(address.first_name, 200),
  lastName: cut(address.last_name, 200),
  company: cut(address.company, 200),
  line1: cut(address.line_1, 500),
  line2: cut(address.line_2, 500),
  city: cut(address.city, 200),
  zip: cut(address.zip_code, 40),
  state: cut(address.state_code, 40),
  country: cut(address.country_code, 2),
  phone: cut(address.phone, 60),
});

/** What the payment frame follows: the order's amount and whom a bank asks for, and how the page looks. */
export const toSetting = (
  order: Order,
  page: Pick<Setting, 'locale' | 'scheme' | 'disabled'>,
): Setting => ({
  ...page,
  amount: order.totals.total,
  email: cut(order.email, 320),
  billing: order.billingAddress && toBilling(order.billingAddress),
});
