import { addAddress } from '@shop/contracts/commerce/customer';
import { billingAddress, sampleAddress } from './addresses.ts';
import type { Desk } from './desk.ts';
import { guestEmail } from './orders.ts';
import type { Credentials } from './sample.ts';

/** A new customer with two addresses, logged in. Changes to it affect no other account. */
export const enterCustomer = async (desk: Desk): Promise<Credentials> => {
  const { backOffice, run, logIn, country } = desk;
  const customer = { email: guestEmail(), password: 'una passeggiata in vigna' };
  await backOffice.create('customers', { ...customer });
  const ownerId = await logIn(customer);
  const { email } = customer;
  await run(addAddress({ ownerId, email, address: sampleAddress(country) }));
  await run(addAddress({ ownerId, email, address: billingAddress(country) }));
  return customer;
};
