import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts';
import { makeEntry, makeOffer } from '../testing/make-entry.ts';
import { queryTokens } from '../search/tokenize.ts';
import { MOST_RANKED, type CatalogueStorage } from './catalogue-storage.ts';
import { openStorage } from './open-storage.ts';

let postgres: TestPostgres;
let folder: string;
let count = 0;
beforeAll(async () => {
  [postgres, folder] = await Promise.all([
    startPostgres(),
    mkdtemp(join(tmpdir(), 'catalogue-storage-')),
  ]);
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const engines = {
  sqlite: async () => join(folder, `${(count += 1)}.sqlite`),
  postgres: () => postgres.database(`catalogue_${(count += 1)}`),
};

describe.each(Object.entries(engines))('the catalogue’s storage on %s', (_name, newDatabase) => {
  let database: string;
  let storage: CatalogueStorage;
  const open = async (): Promise<CatalogueStorage> => {
    const opened = await openStorage(database);
    await opened.shared?.lease.hold();
    return opened;
  };
  beforeEach(async () => {
    database = await newDatabase();
    storage = await open();
  });
  afterEach(() => storage.close());

  const found = async (...words: string[]): Promise<string[]> =>
    (await storage.byNumbers([...(await storage.match(words, 'it'))])).map(({ item }) => item.code);
  const barbera = makeEntry({ code: 'BARBERA-750', name: 'Barbera d’Asti', grapes: ['barbera'] });
  const cassetta = makeEntry({ code: 'PIEMONTE', name: 'Cassetta', story: 'Barbera e Barolo.' });
  const acqua = makeEntry({ code: 'ACQUA-750', name: 'Però frizzante', categories: ['water'] });

  it('gives items back as they were put, in the order asked for', async () => {
    const [one, two] = await storage.put([barbera, acqua]);
    expect(await storage.byNumbers([two!.number, 999, one!.number])).toEqual([
      { number: two!.number, item: acqua.item },
      { number: one!.number, item: barbera.item },
    ]);
  });

  it('keeps an item’s number when it changes', async () => {
    const [before] = await storage.put([barbera]);
    await storage.put([acqua]);
    const [after] = await storage.put([
      { ...barbera, item: { ...barbera.item, offers: { 'it-eur': makeOffer({ stock: 0 }) } } },
    ]);
    expect(after).toMatchObject({ number: before!.number, isTextChanged: false });
    const [kept] = await storage.byNumbers([before!.number]);
    expect(kept?.item.offers['it-eur']?.stock).toBe(0);
  });

  it('distinguishes changed from unchanged items', async () => {
    const [first] = await storage.put([barbera]);
    const [again] = await storage.put([barbera]);
    const [reworded] = await storage.put([{ ...barbera, search: cassetta.search }]);
    const soldOut = { ...barbera.item, offers: {} };
    const [changed] = await storage.put([{ item: soldOut, search: cassetta.search }]);
    expect([first, again, reworded, changed].map((it) => it?.isChanged)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(await storage.byNumbers([first!.number])).toEqual([
      { number: first!.number, item: soldOut },
    ]);
    expect(await found('cassetta')).toEqual(['BARBERA-750']);
  });

  it('S4 knows the words of what could not be kept once it can', async () => {
    const broken = { ...acqua, item: { ...acqua.item, metadata: { self: 1n } } };
    await expect(storage.put([barbera, broken])).rejects.toThrow(TypeError);
    expect(await storage.spellings('barbara', 'it')).toEqual([]);
    await storage.put([barbera]);
    expect(await storage.spellings('barbara', 'it')).toContain('barbera');
  });

  it('numbers a bundle apart from the SKU of the same code', async () => {
    const put = await storage.put([barbera, makeEntry({ code: 'BARBERA-750', kind: 'bundle' })]);
    expect(new Set(put.map((it) => it.number)).size).toBe(2);
  });

  it('takes the same item twice in one go', async () => {
    await storage.put([barbera, barbera]);
    const kept = [];
    for await (const some of storage.all()) kept.push(...some);
    expect(kept).toHaveLength(1);
  });

  it('S4 finds an item by all words, each the beginning of one of its own', async () => {
    await storage.put([barbera, cassetta, acqua]);
    expect(await found('asti', 'bar')).toEqual(['BARBERA-750']);
    expect(await found('asti', 'acqua')).toEqual([]);
    expect(await found('pero')).toEqual(['ACQUA-750']);
  });

  it('S4 puts a word in the name before one in the story', async () => {
    await storage.put([cassetta, barbera]);
    expect(await found('barbera')).toEqual(['BARBERA-750', 'PIEMONTE']);
  });

  it('S4 finds changed words, and old ones no more', async () => {
    await storage.put([barbera]);
    const [put] = await storage.put([makeEntry({ code: 'BARBERA-750', name: 'Ruchè' })]);
    expect(put?.isTextChanged).toBe(true);
    expect(await found('ruche')).toEqual(['BARBERA-750']);
    expect(await found('asti')).toEqual([]);
  });

  it.each(['" OR *', "' | !", 'q:*', '\\', 'NEAR(q, w)', 'q\u0000w', '漢字', 'مرحبا', '😀'])(
    'S4 takes no harm from %j',
    async (search) => {
      await storage.put([barbera]);
      const tokens = queryTokens(search);
      expect(await storage.match(tokens, 'it')).toEqual([]);
      for (const word of tokens) expect(await storage.spellings(word, 'it')).toEqual([]);
    },
  );

  it('S4 knows words that look alike', async () => {
    await storage.put([barbera, cassetta, acqua]);
    expect(await storage.spellings('barbara', 'it')).toContain('barbera');
    expect(await storage.spellings('barbara', 'de')).toContain('barbera');
    expect(await storage.spellings('xyzq', 'it')).toEqual([]);
  });

  it('S4 finds all of very many items', async () => {
    const many = Array.from({ length: MOST_RANKED + 5 }, (_, index) =>
      makeEntry({ code: `VINO-${index}`, name: 'Vino' }),
    );
    await storage.put(many);
    expect(await storage.match(['vino'], 'it')).toHaveLength(many.length);
  });

  it('forgets items and their words', async () => {
    const [put] = await storage.put([barbera, acqua]);
    expect(await storage.remove(['sku:BARBERA-750', 'sku:UNKNOWN'])).toEqual([put?.number]);
    expect(await found('barbera')).toEqual([]);
    expect(await storage.byNumbers([put!.number])).toEqual([]);
    expect(await storage.remove([])).toEqual([]);
  });

  it('has everything again after a restart', async () => {
    await storage.put([barbera, cassetta]);
    await storage.setState('built_at', 'first');
    await storage.setState('built_at', 'then');
    await storage.close();
    storage = await open();
    const kept = [];
    for await (const some of storage.all()) kept.push(...some.map((it) => it.item));
    expect(kept).toEqual([barbera.item, cassetta.item]);
    expect(await storage.state('built_at')).toBe('then');
    expect(await storage.state('never')).toBeNull();
    expect(await found('asti')).toEqual(['BARBERA-750']);
  });
});
