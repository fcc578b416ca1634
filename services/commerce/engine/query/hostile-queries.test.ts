import { rawClient, type RawAnswer } from '../../testing/json-api.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
let ask: ReturnType<typeof rawClient>;
beforeAll(async () => {
  platform = await startPlatform();
  ask = rawClient(platform, (await platform.token()).access_token);
});
afterAll(() => platform.stop());

const query = (name: string, value = 'x') => `/api/skus?${new URLSearchParams({ [name]: value })}`;
const filter = (name: string, value?: string) => query(`filter[q][${name}]`, value);
const codesOf = ({ body }: RawAnswer) => body.errors?.map(({ code }) => code);
const times = (many: number, text: string) => Array<string>(many).fill(text).join('');
const listed = (many: number, text: string) => Array<string>(many).fill(text).join(',');

describe('filters have bounds', () => {
  it.each([
    ['relations in each other', `${times(20, 'prices_sku_')}code_eq`, 'x', 'FILTER_NOT_ALLOWED'],
    ['a name of 5,000 letters', `${times(500, 'code_or_na')}me_eq`, 'x', 'INVALID_FILTERS_SYNTAX'],
    ['attributes joined by or', `${times(15, 'code_or_')}name_eq`, 'x', 'FILTER_NOT_ALLOWED'],
    ['wildcards in a pattern', 'code_matches', `${times(60, '%a')}%é`, 'INVALID_FILTER_VALUE'],
    ['a pattern of 1,000 letters', 'code_cont', times(1000, 'é'), 'INVALID_FILTER_VALUE'],
    ['values to test one by one', 'code_cont_any', listed(200, 'a'), 'INVALID_FILTERS_SYNTAX'],
    ['values of a list', 'code_in', listed(2000, 'a'), 'INVALID_FILTER_VALUE'],
    [
      'a document of 2,000 letters',
      'metadata_jcont',
      times(1000, '[') + times(1000, ']'),
      'INVALID_FILTER_VALUE',
    ],
  ])('in %s', async (_, name, value, code) => {
    const answer = await ask(filter(name, value));
    expect(answer.status).toBe(400);
    expect(codesOf(answer)).toEqual([code]);
  });

  it('in their number', async () => {
    const many = Array.from({ length: 60 }, (_, at) => [
      `filter[q][code_eq${'_or_null'.repeat(at % 2)}_${at}]`,
      'x',
    ]);
    const answer = await ask(`/api/skus?${new URLSearchParams(many)}`);
    expect(answer.status).toBe(400);
    expect(codesOf(answer)).toEqual(['INVALID_FILTERS_SYNTAX']);
  });

  it('in the tests of all of them together', async () => {
    const values = listed(20, 'a');
    const many = ['code', 'name', 'description', 'image_url'].map((it) => [
      `filter[q][${it}_cont_any]`,
      values,
    ]);
    const answer = await ask(`/api/skus?${new URLSearchParams(many)}`);
    expect(codesOf(answer)).toEqual(['INVALID_FILTERS_SYNTAX']);
  });

  it('that leave room for what shops ask', async () => {
    const usual = [
      filter('sku_lists_sku_list_items_sku_code_eq', 'BARBERA-750'),
      filter('code_or_name_or_description_cont_any', listed(10, 'barbera')),
      filter('code_in', listed(250, 'BARBERA-750')),
      filter('code_matches_any', listed(250, 'BARBERA-750')),
      filter('name_matches', '%château%de%'),
    ];
    for (const path of usual) expect((await ask(path)).status).toBe(200);
  });
});

describe('the rest of a query has bounds', () => {
  it.each([
    ['criteria of an order', query('sort', listed(2000, 'code')), 'INVALID_SORT_CRITERIA'],
    ['paths of an include', query('include', listed(500, 'prices')), 'INVALID_INCLUDE'],
    [
      'steps of an include',
      query('include', `${listed(8, 'prices.sku').replaceAll(',', '.')}`),
      'INVALID_INCLUDE',
    ],
    ['fields of a type', query('fields[skus]', listed(2000, 'code')), 'INVALID_FIELD'],
    ['a page of 20 digits', query('page[number]', '9'.repeat(20)), 'INVALID_PAGE_VALUE'],
    ['a page of 300 digits', query('page[number]', '9'.repeat(300)), 'INVALID_PAGE_VALUE'],
  ])('in %s', async (_, path, code) => {
    const answer = await ask(path);
    expect(answer.status).toBe(400);
    expect(codesOf(answer)).toEqual([code]);
  });

  it('in the errors told of it', async () => {
    const answer = await ask(query('fields[skus]', listed(400, 'nothing')));
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.length).toBeLessThanOrEqual(20);
  });
});

const prototypeNames = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
];

describe.each(prototypeNames)('%s is the name of nothing', (name) => {
  it.each([
    ['an include', query('include', name), 400],
    ['a step of an include', query('include', `prices.${name}`), 400],
    ['a sort criterion', query('sort', name), 400],
    ['a related sort criterion', query('sort', `${name}.name`), 400],
    ['a filter', filter(`${name}_eq`), 400],
    ['a related filter', filter(`prices_${name}_eq`), 400],
    ['a type of fields', query(`fields[${name}]`, 'id'), 400],
    ['a field', query('fields[skus]', name), 400],
    ['a resource', `/api/${name}`, 404],
    ['an id', `/api/orders/${name}`, 404],
  ])('as %s', async (_, path, status) => {
    expect((await ask(path)).status).toBe(status);
  });

  it('as a relationship', async () => {
    const [sku] = platform.store.where('skus', { code: 'BARBERA-750' });
    for (const path of [
      `/api/skus/${sku?.id}/${name}`,
      `/api/skus/${sku?.id}/relationships/${name}`,
    ])
      expect((await ask(path)).status).toBe(404);
    // The same for a missing row.
    expect((await ask(`/api/orders/nothing/${name}`)).status).toBe(404);
  });
});

it('a part of metadata by the name of a prototype takes no row', async () => {
  const answer = await ask(filter('metadata_jcont', '{"__proto__":{}}'));
  expect([answer.status, answer.body['meta']]).toEqual([200, { record_count: 0, page_count: 1 }]);
});
