export { plainEmail } from './plain-email.ts';
export { plainPassword } from './plain-password.ts';
