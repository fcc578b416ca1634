import type { ResourceLink } from '../definition/define-resource.ts';
import { createRegistry, definitionOf } from '../definition/registry.ts';
import { resources } from '../../domains/index.ts';
import { documentBytes } from './document-bytes.ts';
import { resourceObjects } from './resource-object.ts';

const frame = {
  base: 'https://fonte-vigna.commerce.test/api',
  meta: { mode: 'test', organization_id: 'abc' },
};
const registry = createRegistry(resources);

const objectOf = (
  type: string,
  id: string,
  {
    attributes = {},
    linkage = {},
    isShown = () => true,
  }: {
    attributes?: Record<string, unknown>;
    linkage?: Record<string, ResourceLink | readonly ResourceLink[] | null>;
    isShown?: (name: string) => boolean;
  } = {},
) => {
  const resource = definitionOf(registry, type);
  const row = { id, created_at: '', updated_at: '' };
  return resourceObjects(
    resource,
    frame,
    isShown,
  )({ resource, row, via: 'list', linkage: new Map(Object.entries(linkage)) }, attributes);
};

const price = objectOf('prices', 'p1', {
  linkage: { sku: { type: 'skus', id: 's1' }, price_list: null },
});
const sku = objectOf('skus', 's1', {
  attributes: { name: 'L’Étna “bianco” \u2028 漢字', metadata: { a: [1, null] }, tags: undefined },
  linkage: { stock_items: [], prices: [{ type: 'prices', id: 'p1' }] },
});
const bare = objectOf('skus', 's2', { isShown: () => false });
const organization = objectOf('organizations', 'o1');

describe('a document as bytes', () => {
  it.each([
    ['a list', { data: [sku, bare], included: [price], meta: { record_count: 2 } }],
    ['one row', { data: sku, included: undefined }],
    ['a singleton, found without its id', { data: organization }],
    ['no rows', { data: [], links: { first: 'https://a.test/?q=“' } }],
    ['nothing', { data: null }],
    ['ids of other lengths', { data: [objectOf('skus', 's'), objectOf('skus', 'é-2'), sku] }],
    ['a long list', { data: Array.from({ length: 600 }, () => sku), included: [price] }],
    ['linkage alone', { links: {}, data: [{ type: 'skus', id: 's1' }] }],
  ])('is the text the same objects have as JSON: %s', (_what, document) => {
    expect(documentBytes(document).toString()).toBe(JSON.stringify(document));
  });

  it('is bytes of its own, which the next document leaves alone', () => {
    const first = documentBytes({ data: price });
    const text = first.toString();
    documentBytes({ data: sku });
    expect(first.toString()).toBe(text);
  });

  it('has nothing of a document that failed', () => {
    const data = {
      get broken(): never {
        throw new Error('no value');
      },
    };
    expect(() => documentBytes({ links: {}, data })).toThrow('no value');
    expect(documentBytes({ data: null }).toString()).toBe('{"data":null}');
  });

  it('links a row and its relationships by their addresses', () => {
    const { data } = JSON.parse(documentBytes({ data: price }).toString());
    expect(data.links.self).toBe('https://fonte-vigna.commerce.test/api/prices/p1');
    expect(data.relationships.sku).toEqual({
      links: {
        self: 'https://fonte-vigna.commerce.test/api/prices/p1/relationships/sku',
        related: 'https://fonte-vigna.commerce.test/api/prices/p1/sku',
      },
      data: { type: 'skus', id: 's1' },
    });
    expect(data.relationships.price_list.data).toBeNull();
  });
});
