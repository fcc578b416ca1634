import { randomIdentifier } from '../../engine/store/identifier.ts';

/** The references of a new customer, generated unless the request sets them. */
export const newCustomer = () => ({
  shopper_reference: randomIdentifier(),
  profile_id: randomIdentifier(),
});
