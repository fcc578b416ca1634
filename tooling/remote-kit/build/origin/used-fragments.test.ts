import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usedFragments } from './used-fragments.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fragments-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

describe('usedFragments', () => {
  it('finds each fragment of another team once, in any order of attributes', () => {
    write('one.tsx', 'const A = () => <Fragment name="MiniCart" of="cart" fallback={null} />;');
    write('two.tsx', 'const B = () => <Fragment of="cart" name="MiniCart"><p /></Fragment>;');
    write('three.tsx', 'const C = () => <Fragment of="account" name="AuthForm" />;');
    expect(usedFragments(folder)).toEqual(['account/AuthForm', 'cart/MiniCart']);
  });

  it('leaves out tests and React’s own Fragment', () => {
    write('list.tsx', 'const A = () => <Fragment key="1"><p /></Fragment>;');
    write('list.test.tsx', 'const B = () => <Fragment of="cart" name="MiniCart" />;');
    expect(usedFragments(folder)).toEqual([]);
  });

  it('rejects a name that only the running page knows', () => {
    write('any.tsx', 'const A = ({ name }) => <Fragment of="cart" name={name} />;');
    expect(() => usedFragments(folder)).toThrow('any.tsx shows a fragment without a literal name');
  });
});
