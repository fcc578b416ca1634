import { resources } from '../../domains/index.ts';
import { everything } from '../store/condition.ts';
import { parseQuery } from '../query/parse-query.ts';
import { createRegistry, definitionOf } from '../definition/registry.ts';
import { openStore } from '../store/store.ts';
import { system } from '../definition/viewer.ts';
import { listRows } from './list-rows.ts';

const registry = createRegistry(resources);
const tags = definitionOf(registry, 'tags');
const store = openStore(':memory:', resources);
const count = 3_000;
store.transaction(() => {
  for (let it = 0; it < count; it += 1)
    store.add('tags', { name: `${it % 2 === 0 ? 'even' : 'odd'}-${it}` });
});
afterAll(() => store.close());

const context = { store, registry, base: '', organizationId: '', viewer: system };

const listed = (parameters: Readonly<Record<string, string>>) => {
  const query = parseQuery(registry, tags, parameters, system);
  if (!query.ok) throw new Error('the query was refused');
  const list = listRows(context, tags, query.value, { path: 'tags', parameters }, everything);
  const { data, meta } = JSON.parse(JSON.stringify(list));
  return { names: data.map((it: { attributes: { name: string } }) => it.attributes.name), meta };
};
const even = { 'filter[q][name_start]': 'even', 'page[size]': '25' };
const meta = { record_count: count / 2, page_count: count / 2 / 25 };

describe('a list of more rows than fit a page', () => {
  it.each([1, 2, count / 2 / 25])('gives page %s in the order of creation', (page) => {
    expect(listed({ ...even, 'page[number]': String(page) })).toEqual({
      meta,
      names: Array.from({ length: 25 }, (_, it) => `even-${((page - 1) * 25 + it) * 2}`),
    });
  });

  it('gives no rows beyond the last page', () => {
    expect(listed({ ...even, 'page[number]': '1000' })).toEqual({ meta, names: [] });
  });

  it('gives a page in another order, and of all there are', () => {
    expect(listed({ ...even, sort: '-name', 'page[size]': '2' }).names).toEqual([
      'even-998',
      'even-996',
    ]);
    expect(listed({ 'page[size]': '2', 'page[number]': '2' })).toEqual({
      meta: { record_count: count, page_count: count / 2 },
      names: ['even-2', 'odd-3'],
    });
  });

  it('follows a write', () => {
    const name = `even-${count}`;
    const id = store.add('tags', { name });
    const last = { ...even, 'page[number]': String(count / 2 / 25 + 1) };
    expect(listed(last).names).toEqual([name]);
    store.update('tags', id, { name: 'other' });
    expect(listed(last).names).toEqual([]);
    store.remove('tags', id);
  });
});
