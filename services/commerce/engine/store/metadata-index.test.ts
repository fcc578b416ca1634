import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { resources } from '../../domains/index.ts';
import { hasLeaf } from './metadata-index.ts';
import { openStore, type Store } from './store.ts';

const grape = (name: string) => ({ facts: { grape: name }, note: 'not indexed' });
const addSku = (store: Store, code: string, metadata: Record<string, unknown>) =>
  store.add('skus', { code, name: code, metadata });
const codesWith = (store: Store, name: string) =>
  store
    .select('skus', hasLeaf('t', 'skus', '.facts.grape', JSON.stringify(name)))
    .map(({ code }) => code);
const rowsOfIndex = (store: Store) =>
  store.statement('SELECT count(*) AS many FROM _metadata_rows').get()?.['many'];

describe('the index of metadata', () => {
  let store: Store;
  beforeEach(() => {
    store = openStore(':memory:', resources);
  });
  afterEach(() => store.close());

  it('finds a row by its scalar, and by its new one after an update', () => {
    const id = addSku(store, 'A', grape('barbera'));
    addSku(store, 'B', grape('barbera'));
    expect(codesWith(store, 'barbera')).toEqual(['A', 'B']);

    store.update('skus', id, { metadata: grape('nebbiolo') });
    expect(codesWith(store, 'barbera')).toEqual(['B']);
    expect(codesWith(store, 'nebbiolo')).toEqual(['A']);

    store.update('skus', id, { name: 'unchanged metadata' });
    expect(codesWith(store, 'nebbiolo')).toEqual(['A']);
  });

  it('keeps nothing of a deleted row, and only members that the resource indexes', () => {
    const id = addSku(store, 'A', grape('barbera'));
    expect(rowsOfIndex(store)).toBe(1);
    store.remove('skus', id);
    expect(rowsOfIndex(store)).toBe(0);
  });

  it.each([
    [
      'an error',
      (add: () => void) =>
        expect(() =>
          store.transaction(() => {
            add();
            throw new Error('refused');
          }),
        ).toThrow('refused'),
    ],
    ['a refusal', (add: () => void) => store.transaction(add, () => false)],
  ])('finds rows by a scalar whose first row was rolled back by %s', (_, rollBack) => {
    rollBack(() => addSku(store, 'A', grape('barbera')));
    // Gets the id that the scalar had in the transaction.
    addSku(store, 'B', grape('nebbiolo'));
    addSku(store, 'C', grape('barbera'));
    expect(codesWith(store, 'barbera')).toEqual(['C']);
    expect(codesWith(store, 'nebbiolo')).toEqual(['B']);
  });

  it('assigns new ids to scalars after the content is replaced', () => {
    addSku(store, 'A', grape('barbera'));
    store.replace(null);
    addSku(store, 'B', grape('nebbiolo'));
    addSku(store, 'C', grape('barbera'));
    expect(codesWith(store, 'barbera')).toEqual(['C']);
    expect(codesWith(store, 'nebbiolo')).toEqual(['B']);
  });
});

it('takes over the index of an older file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commerce-'));
  const path = join(folder, 'older.sqlite');
  try {
    const store = openStore(path, resources);
    const id = addSku(store, 'A', grape('barbera'));
    store.close();
    const older = new DatabaseSync(path);
    older.exec(`DROP TABLE _metadata_rows; DROP TABLE _metadata_values;
      CREATE TABLE _metadata_leaves (type TEXT NOT NULL, path TEXT NOT NULL, value TEXT NOT NULL,
        row_id TEXT NOT NULL, PRIMARY KEY (type, path, value, row_id)) WITHOUT ROWID;
      INSERT INTO _metadata_leaves VALUES ('skus', '.facts.grape', '"barbera"', '${id}')`);
    older.close();

    const newer = openStore(path, resources);
    expect(codesWith(newer, 'barbera')).toEqual(['A']);
    newer.remove('skus', id);
    expect(rowsOfIndex(newer)).toBe(0);
    newer.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
