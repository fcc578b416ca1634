import { randomBytes, scryptSync, scrypt, timingSafeEqual } from 'node:crypto';

/** Work factor of scrypt: 16 MB and some 40 ms a hash. */
const scryptCost = { N: 16_384, r: 8, p: 1 } as const;

/** A salted scrypt hash as `salt:hash`, both in hexadecimal. */
export const hashPassword = (password: string): string => {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, 32, scryptCost).toString('hex')}`;
};

let decoy: string | undefined;

/**
 * Whether the password has this hash. Without a hash (unknown customer) the
 * same work is done, so that the time taken tells nothing.
 */
export const checkPassword = async (password: string, stored: string | null): Promise<boolean> => {
  decoy ??= hashPassword('no customer has this password');
  const [salt = '', hash = ''] = (stored ?? decoy).split(':');
  const actual = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password, Buffer.from(salt, 'hex'), 32, scryptCost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
  return timingSafeEqual(actual, Buffer.from(hash, 'hex')) && stored !== null;
};
