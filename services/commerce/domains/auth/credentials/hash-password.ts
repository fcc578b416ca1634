import { randomBytes, scryptSync } from 'node:crypto';

/** Work factor of scrypt: 16 MB and some 40 ms a hash. */
export const scryptCost = { N: 16_384, r: 8, p: 1 } as const;

/** A salted scrypt hash as `salt:hash`, both in hexadecimal. */
export const hashPassword = (password: string): string => {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, 32, scryptCost).toString('hex')}`;
};
