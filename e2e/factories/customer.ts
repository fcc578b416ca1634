import { anEmail } from './email.ts';

/** Credentials of a customer unique to one test. */
export const aCustomer = () => ({ email: anEmail(), password: 'una passeggiata in vigna' });
