import { integrationToken, mediaType, rawClient, type RawAnswer } from '../../testing/json-api.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
let call: (path: string, init?: RequestInit & { data?: unknown }) => Promise<RawAnswer>;
let guest: typeof call;
beforeAll(async () => {
  platform = await startPlatform();
  call = rawClient(platform, await integrationToken(platform));
  guest = rawClient(platform, (await platform.token()).access_token);
});
afterAll(() => platform.stop());

const codeOf = ({ status, body }: RawAnswer) => [status, body.errors?.[0]?.code];
const codesOf = async (query: string, as = call) => {
  const { body } = await as(`/api/skus?page[size]=25&${query}`);
  return (body.data as { attributes: { code: string } }[]).map(({ attributes }) => attributes.code);
};

describe('reading', () => {
  it.each([
    ['sort=-code,name', 200],
    ['sort=shipping_category.name', 200],
    ['sort=nonsense', 'INVALID_SORT_CRITERIA'],
    ['sort=description', 'INVALID_SORT_CRITERIA'],
    ['sort=prices.amount_cents', 'INVALID_SORT_CRITERIA'],
    ['sort=shipping_category.nonsense', 'INVALID_SORT_CRITERIA'],
    ['page[size]=25&page[number]=1', 200],
    ['page[size]=26', 'INVALID_PAGE_VALUE'],
    ['page[size]=-1', 'INVALID_PAGE_VALUE'],
    ['page[size]=ten', 'INVALID_PAGE_VALUE'],
    ['page[number]=0', 'INVALID_PAGE_VALUE'],
    ['page[number]=1.5', 'INVALID_PAGE_VALUE'],
    ['page[offset]=1', 'INVALID_PAGE_OBJECT'],
    ['page=2', 'INVALID_PAGE_OBJECT'],
    ['include=prices.price_list.prices.sku', 200],
    ['include=prices,,stock_items', 200],
    ['include=prices.', 'INVALID_INCLUDE'],
    ['include=Prices', 'INVALID_INCLUDE'],
    ['fields[skus]=id,code,formatted_amount', 'INVALID_FIELD'],
    ['fields[skus]=code,prices&include=prices', 200],
    ['fields[skus]=_add_tags', 'INVALID_FIELD'],
    ['fields[prices]=formatted_amount&include=prices', 200],
    ['fields[applications]=secret', 'INVALID_FIELD'],
    ['fields[nonsense]=code', 'INVALID_RESOURCE'],
    ['fields=code', 'INVALID_FIELD_FORMAT'],
    ['filter[code_eq]=x', 'INVALID_FILTERS_SYNTAX'],
    ['filter=x', 'INVALID_FILTERS_SYNTAX'],
    ['filter[q][code_in][]=VOUCHER&filter[q][code_in][]=CORKSCREW', 200],
  ])('answers /api/skus?%s with %s', async (query, expected) => {
    const { status, body } = await call(`/api/skus?${query}`);
    expect(status === 200 ? status : body.errors?.[0]?.code).toBe(expected);
    if (status !== 200) expect(status).toBe(400);
  });

  it.each([
    ['gzip', 'gzip'],
    ['identity', null],
  ])('answers anyone who takes %s with %s', async (accepted, encoding) => {
    const { headers, body } = await call('/api/skus?include=prices', {
      headers: { 'accept-encoding': accepted },
    });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('content-type')).toContain(mediaType);
    expect(body.data).not.toEqual([]);
  });

  it('tells of everything wrong in a filter at once', async () => {
    const { body } = await call('/api/skus?filter[q][a_eq]=1&filter[q][created_at_gt]=x');
    expect(body.errors?.map(({ code }) => code)).toEqual([
      'FILTER_NOT_ALLOWED',
      'INVALID_FILTER_VALUE',
    ]);
  });

  it('sorts by an attribute of a related row, ties in order of creation', async () => {
    expect(await codesOf('sort=-shipping_category.name,code')).toEqual([
      'CORKSCREW',
      'FREE-SAMPLE',
      'VOUCHER',
      'ARNEIS-750',
      'BARBERA-750',
      'NO-PRICE',
      'NO-STOCK',
    ]);
  });

  it('has an empty page beyond the last one, with the counts and the way back', async () => {
    const { status, body } = await call('/api/skus?page[number]=9&page[size]=2');
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: [], meta: { record_count: 7, page_count: 4 } });
  });

  it('filters by rows on the other side of a join', async () => {
    const { body } = await call('/api/sku_lists');
    const [list] = body.data as { id: string }[];
    expect(await codesOf(`filter[q][sku_lists_id_eq]=${list!.id}&sort=code`)).toEqual([
      'ARNEIS-750',
      'BARBERA-750',
    ]);
    expect(await codesOf('filter[q][sku_lists_name_or_name_cont]=duo&sort=code')).toEqual([
      'ARNEIS-750',
      'BARBERA-750',
    ]);
  });

  it('filters by related rows the viewer sees only', async () => {
    const dollars = 'filter[q][prices_currency_code_eq]=USD';
    expect(codeOf(await guest(`/api/skus?${dollars}`))).toEqual([400, 'FILTER_NOT_ALLOWED']);
    const expensive = 'filter[q][prices_amount_cents_gteq]=2200&sort=code';
    // The corkscrew costs that much in dollars alone.
    expect(await codesOf(expensive)).toEqual(['CORKSCREW', 'VOUCHER']);
    expect(await codesOf(expensive, guest)).toEqual(['VOUCHER']);
  });

  it('ignores the case of letters of every script', async () => {
    const shop = await platform.integration();
    const [sku] = await shop.skus.list({ filters: { code_eq: 'NO-STOCK' } });
    await shop.skus.update({ id: sku!.id, name: 'Château' });
    expect(await codesOf('filter[q][name_cont]=TEÂU')).toEqual([]);
    expect(await codesOf('filter[q][name_cont]=TEAU')).toEqual(['NO-STOCK']);
    expect(await codesOf('filter[q][name_start]=CHÂ')).toEqual(['NO-STOCK']);
  });
});

describe('requests that cannot be read', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    call('/api/tags', { method: 'POST', body, headers });

  it.each([
    ['{"data":', 'BAD_REQUEST'],
    ['', 'PARAM_MISSING'],
    ['null', 'PARAM_MISSING'],
    ['[]', 'PARAM_MISSING'],
    ['{"data":null}', 'PARAM_MISSING'],
    ['{"data":{"attributes":{"name":"x"}}}', 'PARAM_MISSING'],
    ['{"data":{"type":"skus","attributes":{}}}', 'INVALID_RESOURCE'],
    ['{"data":{"type":"tags","id":"AbCdEfGhIj","attributes":{"name":"x"}}}', 'PARAM_NOT_ALLOWED'],
    ['{"data":{"type":"tags","attributes":{"name":"x","nonsense":1}}}', 'PARAM_NOT_ALLOWED'],
    ['{"data":{"type":"tags","attributes":{"name":"x","created_at":"x"}}}', 'PARAM_NOT_ALLOWED'],
    ['{"data":{"type":"tags","relationships":{"skus":{"data":[]}}}}', 'PARAM_NOT_ALLOWED'],
    ['{"data":{"type":"tags","attributes":{"__proto__":{"name":"x"}}}}', 'BAD_REQUEST'],
  ])('refuses the body %s with %s', async (body, code) => {
    expect(codeOf(await post(body))).toEqual([400, code]);
  });

  it('refuses a body over 256 KiB and stays available', async () => {
    const metadata = { long: 'x'.repeat(262_145) };
    const body = JSON.stringify({ data: { type: 'tags', attributes: { name: 'big', metadata } } });
    expect(codeOf(await post(body))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect((await call('/api/tags')).status).toBe(200);
  });

  it.each([
    [{ accept: 'application/json' }, 406, 'NOT_ACCEPTABLE'],
    [{ accept: `${mediaType}; charset=utf-8` }, 406, 'NOT_ACCEPTABLE'],
    [{ accept: `text/html, ${mediaType}` }, 201, undefined],
    [{ 'content-type': 'application/json' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [{ 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('answers %o with %d', async (headers, status, code) => {
    const body = JSON.stringify({ data: { type: 'tags', attributes: { name: 'negotiated' } } });
    expect(codeOf(await post(body, headers))).toEqual([status, code]);
  });

  it.each([
    ['/api/%E0%A4%A', 400, 'BAD_REQUEST'],
    ['/api/tags/AbCdEfGhIj', 404, 'RECORD_NOT_FOUND'],
    ['/api/tags/AbCdEfGhIj/nonsense', 404, 'RESOURCE_NOT_FOUND'],
    ['/api/taggings', 404, 'RESOURCE_NOT_FOUND'],
    ['/api/', 404, 'RESOURCE_NOT_FOUND'],
  ])('answers %s with %d %s', async (path, status, code) => {
    expect(codeOf(await call(path))).toEqual([status, code]);
  });

  it('refuses an id in the body that is not the address’s', async () => {
    const { body } = await call('/api/skus?page[size]=1');
    const [sku] = body.data as { id: string }[];
    const patch = (data: unknown) => call(`/api/skus/${sku!.id}`, { method: 'PATCH', data });
    expect(codeOf(await patch({ type: 'skus', id: 'AbCdEfGhIj', attributes: {} }))).toEqual([
      400,
      'KEY_NOT_INCLUDED_IN_URL',
    ]);
    expect(codeOf(await patch({ type: 'skus', attributes: {} }))).toEqual([
      400,
      'KEY_NOT_INCLUDED_IN_URL',
    ]);
  });

  it('answers HEAD as GET, without the body', async () => {
    const answer = await call('/api/skus', { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, body: {} });
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
  });
});

describe('values of the wrong kind', () => {
  it.each([
    ['sku_options', 'delay_hours', 'ten', 'not_a_number'],
    ['sku_options', 'delay_hours', 1.5, 'not_an_integer'],
    ['sku_options', 'price_amount_cents', 'a hundred', 'not_a_number'],
    ['skus', 'weight', 'heavy', 'not_a_number'],
    ['skus', 'do_not_ship', 'perhaps', 'invalid'],
    ['skus', 'metadata', 'text', 'invalid'],
    ['skus', 'metadata', [], 'invalid'],
    ['skus', 'name', {}, 'invalid'],
    ['skus', 'name', '', 'blank'],
    ['skus', 'name', null, 'blank'],
    ['markets', 'external_includes', 'orders', 'invalid'],
    ['tags', 'name', 'x'.repeat(26), 'too_long'],
  ])('refuses %s.%s = %p with %s', async (type, name, value, error) => {
    const { status, body } = await call(`/api/${type}`, {
      method: 'POST',
      data: { type, attributes: { [name]: value } },
    });
    expect(status).toBe(422);
    expect(body.errors).toContainEqual(
      expect.objectContaining({
        code: 'VALIDATION_ERROR',
        source: { pointer: `/data/attributes/${name}` },
        meta: expect.objectContaining({ error }) as unknown,
      }),
    );
  });

  it.each([
    ['one row where there are many', { tags: { data: { type: 'tags', id: 'AbCdEfGhIj' } } }, 400],
    ['many rows where there is one', { shipping_category: { data: [] } }, 400],
    ['a row of another type', { shipping_category: { data: { type: 'skus', id: 'AbC' } } }, 400],
    [
      'a row that is not there',
      { shipping_category: { data: { type: 'shipping_categories', id: 'AbCdEfGhIj' } } },
      422,
    ],
  ])('refuses %s', async (_, relationships, status) => {
    const attributes = { code: 'NEW', name: 'New' };
    const answer = await call('/api/skus', {
      method: 'POST',
      data: { type: 'skus', attributes, relationships },
    });
    expect(codeOf(answer)).toEqual([status, status === 400 ? 'TYPE_MISMATCH' : 'VALIDATION_ERROR']);
  });
});
