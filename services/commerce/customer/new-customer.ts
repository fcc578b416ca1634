import { randomIdentifier } from '../core/identifier.ts';

/** The references every customer has, whoever makes the row: the platform gives those that are missing. */
export const newCustomer = () => ({
  shopper_reference: randomIdentifier(),
  profile_id: randomIdentifier(),
});
