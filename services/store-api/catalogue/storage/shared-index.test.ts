import pg from 'pg';
import { until } from '../../testing/until.ts';
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts';
import { makeEntry, makeOffer } from '../testing/make-entry.ts';
import { openStorage } from './open-storage.ts';
import type { CatalogueStorage } from './catalogue-storage.ts';
import type { SharedIndex } from './shared-index.ts';

jest.setTimeout(60_000);

type SharedStorage = CatalogueStorage & { shared: SharedIndex };

let postgres: TestPostgres;
let url: string;
let one: SharedStorage;
let other: SharedStorage;
let count = 0;

const open = async (): Promise<SharedStorage> => {
  const storage = await openStorage(url);
  if (!storage.shared) throw new Error('it is not shared');
  return { ...storage, shared: storage.shared };
};
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  url = await postgres.database(`shared_${(count += 1)}`);
  one = await open();
  other = await open();
});
afterEach(() => Promise.all([one.close(), other.close()]));
afterAll(() => postgres?.stop());

const query = async (text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
};
/** Ends the connection of the writer's lease from the server's side. */
const killWriter = () =>
  query(`SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND database = (
      SELECT oid FROM pg_database WHERE datname = current_database())`);
const barolo = makeEntry({ code: 'BAROLO', name: 'Barolo' });
const gavi = makeEntry({ code: 'GAVI', name: 'Gavi' });
const codes = (items: readonly { item: { code: string } }[]) => items.map(({ item }) => item.code);

describe('the lease of a shared index', () => {
  it('makes one process the writer, until it closes', async () => {
    expect(await one.shared.lease.hold()).toEqual(expect.any(String));
    expect(await other.shared.lease.hold()).toBeNull();
    expect([one, other].map((it) => it.shared.lease.isHeld())).toEqual([true, false]);
    await expect(other.put([barolo])).rejects.toThrow('another process writes the index');
    await one.put([barolo]);
    await expect(other.remove(['sku:BAROLO'])).rejects.toThrow('another process writes the index');
    await one.close();
    one = await open();
    await until(async () => (await other.shared.lease.hold()) !== null);
    expect(await other.put([gavi])).toHaveLength(1);
  });

  it('stays the same tenure while it is renewed', async () => {
    const token = await one.shared.lease.hold();
    expect(await one.shared.lease.hold()).toBe(token);
  });

  it('is lost with its connection, and told', async () => {
    const onNotice = jest.fn();
    one.shared.lease.onNotice(onNotice);
    const token = await one.shared.lease.hold();
    await killWriter();
    await until(() => !one.shared.lease.isHeld());
    expect(onNotice).toHaveBeenCalled();
    await expect(one.put([barolo])).rejects.toThrow('another process writes the index');
    expect(await one.shared.lease.hold()).not.toBe(token);
    expect(await one.put([barolo])).toHaveLength(1);
  });

  it('refuses writes of a process that is late to notice its loss', async () => {
    await one.shared.lease.hold();
    await one.put([barolo]);
    // As after a network failure: another has claimed the lease, and this process still believes in its own.
    await query(`UPDATE catalogue_state SET value = 'the other' WHERE key = 'writer'`);
    expect(one.shared.lease.isHeld()).toBe(true);
    await expect(one.remove(['sku:BAROLO'])).rejects.toThrow('another process writes the index');
    expect(one.shared.lease.isHeld()).toBe(false);
    expect(await one.byNumbers([1])).toHaveLength(1);
  });

  it('is not for processes of another version of the tables', async () => {
    await query(`UPDATE catalogue_state SET value = '999' WHERE key = 'schema'`);
    expect(await one.shared.lease.hold()).toBeNull();
  });

  it('wakes all processes after a write and a note', async () => {
    const notices = [one, other].map((it) => {
      const onNotice = jest.fn();
      it.shared.lease.onNotice(onNotice);
      return onNotice;
    });
    await one.shared.lease.hold();
    await other.shared.lease.hold();
    await one.put([barolo]);
    await until(() => notices.every((it) => it.mock.calls.length === 1));
    await other.shared.addNote('a note');
    await until(() => notices.every((it) => it.mock.calls.length === 2));
  });
});

describe('changes of a shared index', () => {
  beforeEach(() => one.shared.lease.hold());

  it('are written and removed items after a revision', async () => {
    expect(await other.shared.revision()).toBe(0);
    await one.put([barolo, gavi]);
    const first = await other.shared.changesSince(0);
    expect(codes(first.items)).toEqual(['BAROLO', 'GAVI']);
    expect(first).toMatchObject({ removed: [], isTextChanged: true, isMore: false });
    expect(first.revision).toBe(await other.shared.revision());
    const [removed] = await one.remove(['sku:BAROLO']);
    expect(await other.shared.changesSince(first.revision)).toMatchObject({
      items: [],
      removed: [removed],
    });
  });

  it('leave out unchanged items, and tell new words from new prices', async () => {
    await one.put([barolo, gavi]);
    const before = await other.shared.revision();
    await one.put([barolo, gavi]);
    expect(await other.shared.revision()).toBe(before);
    const offers = { 'it-eur': makeOffer({ stock: 0 }) };
    await one.put([{ ...gavi, item: { ...gavi.item, offers } }]);
    const priced = await other.shared.changesSince(before);
    expect([codes(priced.items), priced.isTextChanged]).toEqual([['GAVI'], false]);
    await one.put([makeEntry({ code: 'GAVI', name: 'Gavi di Gavi' })]);
    expect((await other.shared.changesSince(priced.revision)).isTextChanged).toBe(true);
  });

  it('come in parts, of which none is missing', async () => {
    const codesOfAll = Array.from({ length: 1201 }, (_, place) => `VINO-${place}`);
    await one.put(codesOfAll.map((code) => makeEntry({ code, name: 'Vino' })));
    const found: string[] = [];
    let part = await other.shared.changesSince(0);
    found.push(...codes(part.items));
    while (part.isMore) {
      part = await other.shared.changesSince(part.revision);
      found.push(...codes(part.items));
    }
    expect(found.sort()).toEqual(codesOfAll.sort());
  });

  it('have a number that is used again as removed and written', async () => {
    await one.put([barolo]);
    const before = await other.shared.revision();
    const [removed] = await one.remove(['sku:BAROLO']);
    const [again] = await one.put([gavi]);
    expect(again?.number).toBe(removed);
    const changes = await other.shared.changesSince(before);
    expect([changes.removed, codes(changes.items)]).toEqual([[removed], ['GAVI']]);
  });
});

describe('notes for the writer', () => {
  it('are kept until they are removed', async () => {
    await other.shared.addNote('first');
    await one.shared.addNote('second');
    const notes = await one.shared.notes();
    expect(notes.map((it) => it.text)).toEqual(['first', 'second']);
    await one.shared.removeNotes([notes[0]!.id]);
    expect((await other.shared.notes()).map((it) => it.text)).toEqual(['second']);
  });
});
