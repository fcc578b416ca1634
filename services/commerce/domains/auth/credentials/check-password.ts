import { scrypt, timingSafeEqual } from 'node:crypto';
import { hashPassword, scryptCost } from './hash-password.ts';

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
