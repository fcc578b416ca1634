import { scryptSync } from 'node:crypto';
import { readConfig } from '../../../config/config.ts';
import {
  checkPassword,
  DEFAULT_PASSWORD_COST,
  hashPassword,
  setPasswordCost,
} from './passwords.ts';

beforeEach(() => setPasswordCost(DEFAULT_PASSWORD_COST));

const costOf = (hash: string): string | undefined => hash.split(':')[2];

it('hashes with the cost of production unless another one is configured', () => {
  expect(costOf(hashPassword('segreto1'))).toBe('16384');
});

it('checks a hash with the cost that it was made with, whatever the current one', async () => {
  setPasswordCost(16);
  const cheap = hashPassword('segreto1');
  expect(costOf(cheap)).toBe('16');
  setPasswordCost(32);
  expect(await checkPassword('segreto1', cheap)).toBe(true);
  expect(await checkPassword('segreto2', cheap)).toBe(false);
});

it('checks a hash of earlier versions, which do not name the cost', async () => {
  const salt = Buffer.alloc(16, 7);
  const hash = scryptSync('segreto1', salt, 32, { N: 16_384, r: 8, p: 1 });
  const stored = `${salt.toString('hex')}:${hash.toString('hex')}`;
  expect(await checkPassword('segreto1', stored)).toBe(true);
  expect(await checkPassword('segreto2', stored)).toBe(false);
});

it('accepts no password of an unknown customer, not even that of the decoy', async () => {
  setPasswordCost(16);
  expect(await checkPassword('no customer has this password', null)).toBe(false);
});

it.each(['1000', '1', '32768', 'low'])('the platform does not start with the cost %s', (cost) => {
  expect(readConfig({ COMMERCE_PASSWORD_COST: cost })).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('COMMERCE_PASSWORD_COST')],
  });
});
