import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';

const FOLDER = join(ROOT, 'mf-checkout', 'dist', 'web');
const textOf = (chunk: string): string => {
  const file = readdirSync(FOLDER).find((it) => it.startsWith(`${chunk}.`) && it.endsWith('.js'));
  if (!file) throw new Error(`mf-checkout has no chunk ${chunk}`);
  return readFileSync(join(FOLDER, file), 'utf8');
};

/** Hooks of `@shop/contracts/commerce/customer`: a chunk that uses one loads all of it. */
const BOOK = /use(?:Addresses|AddAddress|UpdateAddress)(?:Query|Mutation)/;

describe('chunks of the checkout’s address section', () => {
  it('give a guest no code of the address book, which only customers have', () => {
    expect(textOf('page-section-address')).not.toMatch(BOOK);
    expect(textOf('customer-book')).toMatch(BOOK);
  });
});
