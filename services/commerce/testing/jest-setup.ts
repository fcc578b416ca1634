import { newSigningKey } from '../domains/auth/tokens/signing-key.ts';
import { SIGNING_KEY } from './signing-key.ts';

/** jest's global setup of the package: one signing key for all platforms of the run. */
export default function setup(): void {
  process.env[SIGNING_KEY] = newSigningKey();
}
