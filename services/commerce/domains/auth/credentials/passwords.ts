import { randomBytes, scryptSync, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt's N: 16 MB and some 40 ms a hash. */
export const DEFAULT_PASSWORD_COST = 16_384;

const parametersOf = (cost: number) => ({ N: cost, r: 8, p: 1 });

let cost = DEFAULT_PASSWORD_COST;
let decoy: string | undefined;

/** Sets scrypt's N of this process's new hashes; a stored hash is checked with the cost that it was made with. */
export const setPasswordCost = (value: number): void => {
  cost = value;
  decoy = undefined;
};

/** A salted scrypt hash as `salt:hash:N`, the first two in hexadecimal. */
export const hashPassword = (password: string): string => {
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, 32, parametersOf(cost));
  return `${salt.toString('hex')}:${hash.toString('hex')}:${cost}`;
};

/**
 * Whether the password has this hash; a hash without N has the default one. Without a hash (unknown customer) the
 * same work is done, so that the time taken tells nothing.
 */
export const checkPassword = async (password: string, stored: string | null): Promise<boolean> => {
  decoy ??= hashPassword('no customer has this password');
  const [salt = '', hash = '', made = `${DEFAULT_PASSWORD_COST}`] = (stored ?? decoy).split(':');
  const actual = await new Promise<Buffer>((resolve, reject) => {
    const parameters = parametersOf(Number(made));
    scrypt(password, Buffer.from(salt, 'hex'), 32, parameters, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
  return timingSafeEqual(actual, Buffer.from(hash, 'hex')) && stored !== null;
};
