import { resources } from '../../resources/index.ts';
import { condition, everything } from '../condition.ts';
import { parseQuery } from '../query/parse-query.ts';
import { createRegistry, definitionOf } from '../registry.ts';
import { openStore } from '../store.ts';
import { system } from '../viewer.ts';
import { listRows } from './list-rows.ts';
import { MANY } from './is-soon-found.ts';

const registry = createRegistry(resources);
const tags = definitionOf(registry, 'tags');
const store = openStore(':memory:', resources);
const count = MANY * 3;
store.transaction(
  () => {
    for (let it = 0; it < count; it += 1)
      store.add('tags', { name: `${it % 2 === 0 ? 'even' : 'odd'}-${it}` });
  },
  () => true,
);
afterAll(() => store.close());

const context = { store, registry, base: '', organizationId: '', viewer: system };

describe('a list of more rows than fit a page', () => {
  it.each([1, 2, count / 2 / 25])('gives page %s in the order of creation', (page) => {
    const parameters = {
      'filter[q][name_start]': 'even',
      'page[size]': '25',
      'page[number]': String(page),
    };
    const query = parseQuery(registry, tags, parameters, system);
    if (!query.ok) throw new Error('the query was refused');
    const select = jest.spyOn(store, 'select');
    const list = listRows(context, tags, query.value, { path: 'tags', parameters }, everything);
    // The first pages are found by going through the table, the last by what fits.
    expect(select.mock.lastCall?.[3]).toBe(page < 10);
    select.mockRestore();
    const { data, meta } = JSON.parse(JSON.stringify(list));
    expect(meta).toEqual({ record_count: count / 2, page_count: count / 2 / 25 });
    expect(data.map((it: { attributes: { name: string } }) => it.attributes.name)).toEqual(
      Array.from({ length: 25 }, (_, it) => `even-${((page - 1) * 25 + it) * 2}`),
    );
  });

  it('is the same in order as by an index', () => {
    const where = condition('t.name IN (SELECT value FROM json_each(?))', '["odd-7","even-4"]');
    expect(store.select('tags', where, undefined, true)).toEqual(store.select('tags', where));
  });
});
