import { plainPassword } from '../../credentials/index.ts';
import type { Validator } from './types.ts';

/** V3. */
export const PASSWORD_MINIMUM = 6;

/** V3: at least six characters, spaces included; counted as code points, as the servers do. */
export const password: Validator = (value) =>
  typeof value !== 'string' || value === '' || [...plainPassword(value)].length >= PASSWORD_MINIMUM
    ? undefined
    : 'form.password';
