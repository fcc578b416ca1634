import fc from 'fast-check';
import { headersOf, reads, writes, type Known } from './commerce-documents.ts';
import { attribute, joined, query, relation, type } from './commerce-texts.ts';
import type { HostileRequest } from './hostile-request.ts';
import {
  brokenEncoding,
  encoded,
  hostileHeaders,
  hostileJson,
  hostileText,
  method,
} from './hostile-texts.ts';

const apiPath = ({ rows }: Known) => {
  const id = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...rows.map((it) => it.id)) },
    hostileText,
  );
  return fc
    .tuple(
      type,
      fc.array(fc.oneof({ weight: 2, arbitrary: id }, relation, fc.constant('relationships')), {
        maxLength: 3,
      }),
    )
    .chain(([first, rest]) =>
      fc.tuple(
        ...[first, ...rest].map((it) =>
          fc.oneof({ weight: 9, arbitrary: encoded(fc.constant(it)) }, brokenEncoding),
        ),
      ),
    )
    .map((parts) => `/api/${parts.join('/')}`);
};

const body = ({ rows }: Known) => {
  const id = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...rows.map((it) => it.id)) },
    hostileText,
  );
  const attributes = fc
    .array(fc.tuple(attribute, hostileJson), { maxLength: 4 })
    .map((pairs) => `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`);
  const linkage = fc.oneof(
    fc.tuple(type, id).map(([of, to]) => JSON.stringify({ data: { type: of, id: to } })),
    hostileJson,
  );
  const relationships = fc
    .array(fc.tuple(relation, linkage), { maxLength: 2 })
    .map((pairs) => `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`);
  const document = fc
    .tuple(
      type,
      fc.option(id),
      fc.oneof({ weight: 9, arbitrary: attributes }, hostileJson),
      fc.oneof({ weight: 9, arbitrary: relationships }, hostileJson),
    )
    .map(
      ([of, to, given, links]) =>
        `{"data":{"type":${JSON.stringify(of)},${to === null ? '' : `"id":${JSON.stringify(to)},`}"attributes":${given},"relationships":${links}}}`,
    );
  return fc.oneof({ weight: 8, arbitrary: document }, hostileJson, hostileText);
};

const tokenBody = fc
  .record(
    {
      grant_type: fc.oneof(
        fc.constantFrom('client_credentials', 'password', 'refresh_token', 'authorization_code'),
        hostileText,
      ),
      client_id: fc.oneof(fc.constant('fonte-vigna-shop'), hostileText),
      client_secret: hostileText,
      scope: fc.oneof(
        joined(
          fc.constantFrom('market:code:it-eur', 'market:all', 'stock_location:code:x'),
          ' ',
          5000,
        ),
        hostileText,
      ),
      username: hostileText,
      password: hostileText,
      refresh_token: hostileText,
      code: hostileText,
      redirect_uri: hostileText,
      assertion: hostileText,
    },
    { requiredKeys: ['grant_type', 'client_id'] },
  )
  .map((it) => JSON.stringify(it));
/** Requests to the platform's API with an anonymous token, to its token endpoint, and to its other routes. */
export const commerceRequests = (known: Known): fc.Arbitrary<HostileRequest> => {
  const api = fc
    .record({ method, path: apiPath(known), query, headers: hostileHeaders, body: body(known) })
    .map(({ query: asked, headers, body: sent, ...rest }): HostileRequest => {
      const isWrite = !['GET', 'HEAD'].includes(rest.method);
      return {
        target: 'commerce',
        method: rest.method,
        path: asked === '' ? rest.path : `${rest.path}?${asked}`,
        headers: { ...headersOf(known, isWrite), ...headers },
        body: isWrite ? sent : null,
      };
    });
  const write = writes(known);
  const oauth = fc
    .record({
      path: fc.constantFrom(
        '/oauth/token',
        '/oauth/token',
        '/oauth/revoke',
        '/oauth/authorize',
        '/.well-known/jwks.json',
      ),
      method,
      body: fc.oneof({ weight: 4, arbitrary: tokenBody }, hostileJson, hostileText),
      type: fc.constantFrom(
        'application/json',
        'application/json',
        'application/x-www-form-urlencoded',
        'text/plain',
      ),
      headers: hostileHeaders,
    })
    .map(({ path, method: by, body: sent, type: media, headers }): HostileRequest => ({
      target: 'commerce',
      method: by,
      path,
      headers: { 'content-type': media, ...headers },
      body: ['GET', 'HEAD'].includes(by) ? null : sent,
    }));
  return fc.oneof(
    { weight: 4, arbitrary: api },
    { weight: 5, arbitrary: reads(known) },
    { weight: 5, arbitrary: write },
    { weight: 1, arbitrary: oauth },
  );
};
