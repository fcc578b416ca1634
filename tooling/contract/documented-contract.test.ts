import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORAGE, type StorageName } from '@shop/contracts/storage';
import { STORAGE_DOCUMENTATION } from '@shop/contracts/storage/documentation';
import { listFiles } from '../checks/messages/list-files.ts';
import { ROOT } from '../remote-kit/workspace.ts';
import { REMOTE_NAMES } from '../remote-kit/remotes.ts';
import { scanEvents } from './scan-events.ts';
import { aroundTable, storageCells } from './storage-table.ts';

const page = readFileSync(join(ROOT, 'docs/contracts.md'), 'utf8');
const types = readFileSync(join(ROOT, 'shared-contracts/events/types.ts'), 'utf8');
const events = scanEvents();

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** Rows of the table below a heading, as cells. */
const rowsBelow = (heading: string): string[][] => {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [body = ''] = section.split('\n## ');
  return body
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map(cellsOf);
};
const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/gu)].map(([, name]) => name!);

describe('table of browser storage', () => {
  const names = Object.keys(STORAGE) as StorageName[];

  it('E5 is the table of the contracts', () => {
    const [, table] = aroundTable(page);
    const cells = table
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^[|\s-]+$/u.test(line))
      .map(cellsOf);
    expect(cells).toEqual(storageCells());
  });

  it.each(names)('E5 names the validator of %s, and its owner and readers use the key', (name) => {
    const { checkedBy } = STORAGE_DOCUMENTATION[name];
    if (checkedBy) expect(readFileSync(join(ROOT, checkedBy[0]), 'utf8')).toContain(checkedBy[1]);
    const { key, owner, readBy } = STORAGE[name];
    const [text = ''] = key.split('…');
    for (const folder of [owner, ...readBy]) {
      const uses = listFiles(join(ROOT, folder))
        .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
        .filter((file) => {
          const source = readFileSync(file, 'utf8');
          return [`'${text}'`, `\`${text}`, `STORAGE.${name}`].some((it) => source.includes(it));
        });
      expect([folder, uses.length > 0]).toEqual([folder, true]);
    }
  });
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
    const teams = ['shell', ...REMOTE_NAMES];
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
