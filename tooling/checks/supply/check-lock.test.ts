/** @jest-environment node */
import { checkLock } from './check-lock.ts';

const integrity = 'sha512-AAAA';

it('accepts packages with integrity, and install scripts with a decision', () => {
  const lock = {
    shell: { version: '0.1.0' },
    'node_modules/@shop/shell': { resolved: 'shell', link: true },
    'node_modules/one': { version: '1.0.0', integrity },
    'node_modules/@db/linux-x64': { version: '2.0.0', integrity, hasInstallScript: true },
    'node_modules/@db/darwin-arm64': { version: '2.0.0', integrity, hasInstallScript: true },
    'node_modules/native': { version: '3.0.0', integrity, hasInstallScript: true },
  };
  expect(checkLock(lock, { '@db/linux-x64': true, 'native@3.0.0': false })).toEqual([]);
});

it.each([
  [{ version: '1.0.0' }, 'has no sha512 integrity'],
  [{ version: '1.0.0', integrity: 'sha1-AAAA' }, 'has no sha512 integrity'],
  [
    { version: '1.0.0', integrity, resolved: 'git+ssh://git@host.example/one.git' },
    'is bound to git+ssh://git@host.example/one.git',
  ],
  [{ version: '1.0.0', integrity, hasInstallScript: true }, 'has an install script'],
])('refuses %j', (entry, message) => {
  expect(checkLock({ 'node_modules/a/node_modules/one': entry }, {})).toEqual([
    expect.stringContaining(`one@1.0.0 ${message}`),
  ]);
});

it('names a decision without a script', () => {
  expect(checkLock({ 'node_modules/one': { version: '1.0.0', integrity } }, { one: true })).toEqual(
    ['allowScripts names one, which has no install script: remove it.'],
  );
});
