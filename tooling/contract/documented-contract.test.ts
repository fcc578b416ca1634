import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORED } from '../../e2e/fixtures/storage.ts';
import { STORED_GROUPS } from '../../mf-account/src/model/info/stored-keys.ts';
import { ROOT } from '../launcher/paths.ts';
import { scanSources } from './scan-sources.ts';

const page = readFileSync(join(ROOT, 'docs/contracts.md'), 'utf8');
const types = readFileSync(join(ROOT, 'shared-contracts/events/types.ts'), 'utf8');
const { stored, events } = scanSources();

/** Keys whose content is never parsed: messages between tabs and presence flags. */
const PASSING: readonly string[] = ['fv.tabs', 'checkout.sent.…'];

/** Rows of the table below a heading, as cells. */
const rowsBelow = (heading: string): string[][] => {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [body = ''] = section.split('\n## ');
  return body
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
};
const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/gu)].map(([, name]) => name!);

describe('table of browser storage', () => {
  const documented = rowsBelow('What is kept in the browser').map(
    ([key, area, whose]) => `${namesIn(key)[0]} in ${area}, ${whose?.replaceAll('`', '')}`,
  );
  const written = stored.map(({ key, area, team }) => `${key} in ${area}, ${team}`);

  it('E5 has every key that the code writes, with its area and team', () => {
    expect(written.length).toBeGreaterThan(10);
    expect([...new Set(written)].filter((it) => !documented.includes(it))).toEqual([]);
  });

  it('E5 has no key that the code does not write', () => {
    expect(documented.filter((it) => !written.includes(it))).toEqual([]);
  });

  it('E5 matches the privacy page', () => {
    const named = STORED_GROUPS.flatMap(({ keys }) => keys);
    expect(stored.filter(({ key }) => !named.includes(key))).toEqual([]);
    // The page also lists cookies, which are in the text beside the table.
    expect(named.filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  });

  it.each(['local storage', 'session storage'] as const)(
    'E5 matches the keys that browser tests fill with foreign content: %s',
    (area) => {
      const keys = stored.filter((it) => it.area === area && !PASSING.includes(it.key));
      const filled: readonly string[] =
        STORED[area === 'local storage' ? 'localStorage' : 'sessionStorage'];
      expect(new Set(filled)).toEqual(new Set(keys.map(({ key }) => key)));
    },
  );
});

describe('table of events between teams', () => {
  const declared = [
    ...(types.split('export type ShopEvents')[1] ?? '').matchAll(/^ {2}'?([a-z:]+)'?:/gmu),
  ].map(([, name]) => name!);
  const rows = rowsBelow('What teams say to each other').flatMap(([names, emits, listens]) =>
    namesIn(names).map((event) => ({ event, emits: emits ?? '', listens: listens ?? '' })),
  );

  it('has exactly the events of the contract', () => {
    expect(declared.length).toBeGreaterThan(5);
    expect(rows.map(({ event }) => event).toSorted()).toEqual(declared.toSorted());
  });

  it.each(['emits', 'listens'] as const)('names who %s', (does) => {
    const missing = events
      .filter((it) => it.does === does && declared.includes(it.event))
      .filter(({ event, team }) => {
        const cell = rows.find((it) => it.event === event)?.[does] ?? '';
        return !cell.startsWith('anyone') && !new RegExp(`\\b${team}\\b`, 'u').test(cell);
      })
      .map(({ event, team }) => `${team} ${does} ${event}`);
    expect([...new Set(missing)]).toEqual([]);
  });

  it.each(['emits', 'listens'] as const)('names no one else: %s', (does) => {
    const teams = ['shell', 'cart', 'catalog', 'checkout', 'account'];
    const wrong = rows.flatMap(({ event, [does]: cell }) =>
      teams
        .filter((team) => new RegExp(`(?:^|[,;] )${team}\\b`, 'u').test(cell))
        .filter(
          (team) =>
            !events.some((it) => it.event === event && it.team === team && it.does === does),
        )
        .map((team) => `${team} ${does} ${event}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('table of sub-paths', () => {
  const read = (name: string) => readFileSync(join(ROOT, 'shared-contracts', name), 'utf8');
  const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, string> };
  const paths = Object.keys(exports).map((path) => path.replace('./', ''));
  const documented = [...read('README.md').matchAll(/`([^`]+)`/gu)].map(([, name]) => name);

  it('has every importable sub-path', () => {
    expect(paths.filter((it) => it !== 'package.json' && !documented.includes(it))).toEqual([]);
  });
});
