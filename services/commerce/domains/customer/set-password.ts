import { hashPassword } from '../auth/credentials/passwords.ts';
import type { Operation } from '../../engine/definition/define-resource.ts';
import { endAccess } from './end-access.ts';

/** Gives a customer a checked new password; what could still be done with the old one ends. */
export const setPassword = (operation: Operation, customerId: string, password: string): void => {
  const { store, emit } = operation;
  store.update('customers', customerId, { password_hash: hashPassword(password) });
  endAccess(operation, customerId);
  emit('customers', customerId, 'create_password');
};
