import { anEmail } from './email.ts';

/** Credentials of a customer no other test uses. */
export const aCustomer = () => ({ email: anEmail(), password: 'una passeggiata in vigna' });
