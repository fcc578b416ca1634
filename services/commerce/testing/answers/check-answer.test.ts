import { createRegistry } from '../../engine/definition/registry.ts';
import { resources } from '../../domains/index.ts';
import { checkAnswer } from './check-answer.ts';
import type { Answer } from './answer.ts';

const base = 'https://shop.commerce.test/api';
const platform = { registry: createRegistry(resources), base };
type Document = Record<string, unknown>;

/** Changes one member of a document by its path; `undefined` takes it away. */
const spoil = (document: Document, path: string, value: unknown): void => {
  const names = path.split('.');
  const last = names.pop()!;
  const parent = names.reduce((it, name) => it[name] as Document, document);
  // JSON omits undefined members.
  parent[last] = value;
};

const linksOf = (type: string, id: string, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        links: {
          self: `${base}/${type}/${id}/relationships/${name}`,
          related: `${base}/${type}/${id}/${name}`,
        },
      },
    ]),
  );

const aTag = (id = 'AbCdEfGhIj'): Document => ({
  id,
  type: 'tags',
  links: { self: `${base}/tags/${id}` },
  attributes: {
    name: 'red',
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    reference: null,
    reference_origin: null,
    metadata: {},
  },
  relationships: linksOf(
    'tags',
    id,
    Object.keys(platform.registry.get('tags')!.shape.relationships),
  ),
  meta: { mode: 'test', organization_id: 'ZyXwVuTsRq' },
});

const aList = (rows: Document[]): Document => ({
  data: rows,
  meta: { record_count: rows.length, page_count: 1 },
  links: {
    first: `${base}/tags?page%5Bnumber%5D=1`,
    last: `${base}/tags?page%5Bnumber%5D=1`,
  },
});

const answer = (document: unknown, given: Partial<Answer> = {}): Answer => ({
  method: 'GET',
  url: new URL('http://platform.test/api/tags/AbCdEfGhIj'),
  requestHeaders: {},
  status: 200,
  contentType: 'application/vnd.api+json; charset=utf-8',
  body: JSON.stringify(document),
  ...given,
});
const problemsOf = (document: unknown, given?: Partial<Answer>) =>
  checkAnswer(answer(document, given), platform);
const tags = { url: new URL('http://platform.test/api/tags') };

describe('checking answers', () => {
  it('finds nothing in answers that keep to the definitions', () => {
    expect(problemsOf({ data: aTag() })).toEqual([]);
    expect(problemsOf(aList([aTag()]), tags)).toEqual([]);
  });

  it.each<[string, string, unknown]>([
    ['lacks the attribute "name"', 'attributes.name', undefined],
    ['name should be of kind string', 'attributes.name', 1],
    ['name should be of kind string', 'attributes.name', null],
    ['metadata should be of kind object', 'attributes.metadata', null],
    ['created_at should be of kind datetime', 'attributes.created_at', 'today'],
    ['shows the attribute "secret"', 'attributes.secret', 'x'],
    ['not ten letters', 'id', '1'],
    ['unknown type', 'type', 'taggings'],
    ['links.self', 'links.self', '/tags'],
    ['meta should have', 'meta.organization_id', undefined],
    ['lacks "event_stores"', 'relationships.event_stores', undefined],
    ['event_stores.links.related', 'relationships.event_stores.links.related', ''],
    ['data nobody asked for', 'relationships.event_stores.data', []],
    ['should be a list', 'relationships.event_stores.data', null],
    [
      'may only lead to event_stores',
      'relationships.event_stores.data',
      [{ type: 'skus', id: 'AbCdEfGhIj' }],
    ],
  ])('finds that a resource object %s', (problem, path, value) => {
    const tag = aTag();
    spoil(tag, path, value);
    expect(problemsOf({ data: tag })).toContainEqual(expect.stringContaining(problem));
  });

  it.each<[string, string, unknown]>([
    ['should have record_count', 'meta.record_count', undefined],
    ['are not 2 pages', 'meta.page_count', 2],
    ['rows instead of', 'meta.record_count', 2],
    ['links are first', 'links.last', undefined],
    ['links.last', 'links.last', '/tags'],
    ['more than once', 'included', [aTag()]],
    ['linked from nowhere', 'included', [aTag('ABCDEFGHIJ')]],
  ])('finds that a list %s', (problem, path, value) => {
    const list = aList([aTag()]);
    spoil(list, path, value);
    expect(problemsOf(list, tags)).toContainEqual(expect.stringContaining(problem));
  });

  it.each<[string, Document]>([
    ['unknown code', { code: 'OOPS' }],
    ['status should be 422', { status: 422 }],
    ['status should be 422', { status: '400' }],
    ['a title and a detail', { detail: '' }],
    ['meta should name', { meta: {} }],
    ['source.pointer', { source: { pointer: 'name' } }],
    ['unknown "stack"', { stack: 'x' }],
  ])('finds an error with %s', (problem, given) => {
    const error = {
      title: "can't be blank",
      detail: "name - can't be blank",
      code: 'VALIDATION_ERROR',
      status: '422',
      source: { pointer: '/data/attributes/name' },
      meta: { error: 'blank' },
    };
    expect(problemsOf({ errors: [error] }, { status: 422 })).toEqual([]);
    expect(problemsOf({ errors: [{ ...error, ...given }] }, { status: 422 })).toContainEqual(
      expect.stringContaining(problem),
    );
  });

  it.each<[string, Partial<Answer>]>([
    ['content type', { contentType: 'text/html' }],
    ['not JSON', { body: '<html>' }],
    ['answered with 201', { status: 201 }],
    ['should have no body', { status: 204 }],
    ['list of errors', { status: 500 }],
  ])('finds a wrong %s', (problem, given) => {
    expect(problemsOf({ data: aTag() }, given)).toContainEqual(expect.stringContaining(problem));
  });
});
