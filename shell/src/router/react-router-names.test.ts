import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as routing from '@shop/contracts/routing';
import * as reactRouter from 'react-router';

/** Names of react-router in use. An `UNSAFE_` name may change in any release: check each one on an upgrade. */
const SHELL = [
  'Location',
  'Router',
  'createBrowserHistory',
  'matchPath',
  'useLocation',
  'useNavigate',
  'useNavigationType',
];
const CONTRACTS = [
  'Location',
  'MemoryRouter',
  'Router',
  'StaticRouter',
  'UNSAFE_LocationContext',
  'UNSAFE_NavigationContext',
  'UNSAFE_createBrowserHistory',
  'createPath',
  'matchPath',
  'useLocation',
  'useNavigate',
  'useNavigationType',
];
const TYPES = ['Location'];

const SHELL_SOURCE = join(__dirname, '..');
const CONTRACTS_SOURCE = join(__dirname, '../../../shared-contracts');

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'testing', 'dist'].includes(entry.name) ? [] : sourcesIn(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });

/** Names that a folder's sources import or re-export from a module, sorted, without aliases. */
const namesFrom = (folder: string, module: string): string[] => {
  const statement = new RegExp(`(?:import|export)(?: type)? \\{([^}]*)\\} from '${module}'`, 'g');
  const names = sourcesIn(folder).flatMap((source) =>
    [...source.matchAll(statement)].flatMap(([, list = '']) => list.split(',')),
  );
  const plain = names.map((it) =>
    it
      .trim()
      .replace(/^type /, '')
      .replace(/ as .*/, ''),
  );
  return [...new Set(plain.filter((it) => it !== ''))].sort();
};

describe('react-router', () => {
  it('is used by the shell under these names only', () => {
    const exports = new Set<unknown>(Object.values(reactRouter));
    const isTaken = (name: string) =>
      TYPES.includes(name) || exports.has(routing[name as keyof typeof routing]);
    expect(namesFrom(SHELL_SOURCE, '@shop/contracts/routing').filter(isTaken)).toEqual(SHELL);
    expect(namesFrom(SHELL_SOURCE, 'react-router')).toEqual([]);
  });

  it('is used by the contracts under these names only', () => {
    expect(namesFrom(CONTRACTS_SOURCE, 'react-router')).toEqual(CONTRACTS);
  });

  it.each(CONTRACTS.filter((it) => !TYPES.includes(it)))('still exports %s', (name) => {
    expect(reactRouter).toHaveProperty(name);
  });

  it('has a browser history of the expected shape', () => {
    window.history.replaceState(null, '', '/it/eur/it');
    const history = reactRouter.UNSAFE_createBrowserHistory({ v5Compat: true });
    expect(history.location).toMatchObject({ pathname: '/it/eur/it', key: 'default' });
    const onNavigate = jest.fn();
    const stop = history.listen(onNavigate);
    history.push('/it/eur/it/cart');
    expect(onNavigate.mock.calls).toMatchObject([
      [{ action: 'PUSH', location: { pathname: '/it/eur/it/cart' } }],
    ]);
    expect(window.history.state).toMatchObject({ key: history.location.key, idx: 1 });
    stop();
  });
});
