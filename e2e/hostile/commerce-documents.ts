import fc from 'fast-check';
import { PREDICATES, parameter } from './commerce-texts.ts';
import { filterSubject, includePath, OPEN, relationsOf, writableOf } from './commerce-words.ts';
import type { Resource } from '../../services/commerce/engine/definition/define-resource.ts';
import type { HostileRequest } from './hostile-request.ts';
import { encodeWell, hostileJson, hostileText } from './hostile-texts.ts';

/** Existing rows that an anonymous token can access. */
export interface Known {
  token: string;
  rows: readonly { type: string; id: string }[];
}

const MEDIA = 'application/vnd.api+json';

/** JSON text of an object, possibly with duplicate names. */
const members = (pairs: readonly (readonly [string, string])[]): string =>
  `{${pairs.map(([name, it]) => `${JSON.stringify(name)}:${it}`).join()}}`;

/** Headers of an anonymous shopper. */
export const headersOf = ({ token }: Known, isWrite: boolean) => ({
  authorization: `Bearer ${token}`,
  accept: MEDIA,
  ...(isWrite && { 'content-type': MEDIA }),
});

const value = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'a',
      '%a%',
      'é%',
      '1',
      '-1',
      'true',
      '2020-01-01',
      'a,b,c',
      '{"a":1}',
    ),
  },
  { weight: 3, arbitrary: hostileText },
);

const idsOf = ({ rows }: Known, { shape }: Resource): string[] =>
  rows.filter(({ type: of }) => of === shape.type).map(({ id }) => id);
const isKnown = (known: Known, resource: Resource): boolean => idsOf(known, resource).length > 0;

/** Reads likely to succeed: existing resources with supported parameters. */
export const reads = (known: Known): fc.Arbitrary<HostileRequest> =>
  fc
    .constantFrom(...OPEN.filter((it) => isKnown(known, it) || it.guest?.includes('list')))
    .chain((resource) => {
      const ids = idsOf(known, resource);
      const isListed = resource.guest?.includes('list') || ids.length === 0;
      const asked = fc.oneof(
        {
          weight: 5,
          arbitrary: fc.tuple(
            fc
              .tuple(filterSubject(resource), fc.constantFrom(...PREDICATES))
              .map(([subject, predicate]) => `filter[q][${subject}_${predicate}]`),
            value,
          ),
        },
        {
          weight: 3,
          arbitrary: fc.tuple(
            fc.constant('include'),
            fc.array(includePath(resource), { maxLength: 6 }).map((it) => it.join(',')),
          ),
        },
        parameter,
      );
      return fc
        .record({
          id: fc.constantFrom(...(isListed ? [null] : []), ...ids),
          relation: fc.option(fc.constantFrom(...relationsOf(resource))),
          linkage: fc.boolean(),
          asked: fc.array(asked, { maxLength: 4 }),
        })
        .map(({ id, relation: name, linkage, asked: pairs }) => {
          const path = [
            '/api',
            resource.shape.type,
            ...(id === null ? [] : [id]),
            ...(id === null || name === null ? [] : linkage ? ['relationships', name] : [name]),
          ].join('/');
          const search = pairs.map((it) => it.map(encodeWell).join('=')).join('&');
          return {
            target: 'commerce',
            method: 'GET',
            path: search === '' ? path : `${path}?${search}`,
            headers: headersOf(known, false),
            body: null,
          };
        });
    });

/** Writes likely to succeed: documents of a resource with its attributes and relationships. */
export const writes = (known: Known): fc.Arbitrary<HostileRequest> =>
  fc
    .constantFrom(...OPEN.filter((it) => isKnown(known, it) || it.guest?.includes('create')))
    .chain((resource) => {
      const { type: of } = resource.shape;
      const ids = idsOf(known, resource);
      const isMade = resource.guest?.includes('create') || ids.length === 0;
      const link = fc.constantFrom(...known.rows).map((it) => JSON.stringify({ data: it }));
      const plain = fc.constantFrom(
        '"IT"',
        '"it"',
        '1',
        '100',
        '"a@example.com"',
        'true',
        '{}',
        '"EUR"',
        '"BARBERA-750"',
      );
      return fc
        .record({
          id: fc.constantFrom(...(isMade ? [null] : []), ...ids),
          attributes: fc.array(
            fc.tuple(fc.constantFrom(...writableOf(resource)), fc.oneof(plain, hostileJson)),
            { maxLength: 5 },
          ),
          relationships: fc.array(
            fc.tuple(
              fc.constantFrom(...relationsOf(resource)),
              fc.oneof({ weight: 4, arbitrary: link }, hostileJson),
            ),
            { maxLength: 2 },
          ),
        })
        .map(({ id, attributes, relationships }) => ({
          target: 'commerce',
          method: id === null ? 'POST' : 'PATCH',
          path: `/api/${of}${id === null ? '' : `/${id}`}`,
          headers: headersOf(known, true),
          body: `{"data":{"type":"${of}",${id === null ? '' : `"id":"${id}",`}"attributes":${members(attributes)},"relationships":${members(relationships)}}}`,
        }));
    });
