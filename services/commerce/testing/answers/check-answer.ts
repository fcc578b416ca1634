import type { Resource } from '../../engine/definition/define-resource.ts';
import { isToMany } from '../../engine/definition/relationship.ts';
import { checkCompound } from './check-compound.ts';
import { checkErrors } from './check-errors.ts';
import { checkList } from './check-list.ts';
import { checkLinkage } from './check-relationships.ts';
import { checkMembers, isObject, type Answer, type Expectations, type Json } from './answer.ts';
import { checkResource } from './check-resource.ts';
import { isTrusted } from './is-trusted.ts';

type Platform = Pick<Expectations, 'registry' | 'base'>;

const fieldsOf = (url: URL): Map<string, Set<string>> => {
  const fields = new Map<string, Set<string>>();
  for (const [name, value] of url.searchParams) {
    const type = /^fields\[([^\]]+)\]$/.exec(name)?.[1];
    if (type) fields.set(type, new Set(value.split(',').map((it) => it.trim())));
  }
  return fields;
};

/** What an address of the API leads to. */
interface Place {
  readonly resource: Resource | undefined;
  /** Of the row, below `/api/`: `skus/<id>`, or `organization`. */
  readonly row: string;
  readonly single: boolean;
  readonly name: string | undefined;
  readonly linkage: boolean;
}

const placeOf = ({ pathname }: URL, { registry }: Platform): Place => {
  const [type = '', ...rest] = pathname.split('/').slice(2);
  const singleton = [...registry.values()].find((it) => it.singleton === type);
  const steps = singleton ? rest : rest.slice(1);
  const linkage = steps[0] === 'relationships';
  return {
    resource: singleton ?? registry.get(type),
    row: singleton ? type : `${type}/${rest[0] ?? ''}`,
    single: singleton !== undefined || rest.length > 0,
    name: linkage ? steps[1] : steps[0],
    linkage,
  };
};

/** `GET /api/<type>/<id>/relationships/<name>`: links of a relationship alone. */
const checkLinkageDocument = (
  body: Json,
  { resource, row, name = '' }: Place,
  { registry, base }: Platform,
): string[] => {
  const relationship = resource?.shape.relationships[name];
  if (relationship === undefined) return [`${row} has no relationship ${name}`];
  const links = isObject(body['links']) ? body['links'] : {};
  return [
    ...checkMembers('document', body, ['links', 'data']),
    ...checkLinkage('data', relationship, body['data'], registry),
    ...(links['self'] === `${base}/${row}/relationships/${name}` ? [] : ['links.self']),
    ...(links['related'] === `${base}/${row}/${name}` ? [] : ['links.related']),
  ];
};

/** Whether the address promises a list of rows. */
const isList = ({ resource, single, name }: Place): boolean => {
  if (!single) return true;
  const relationship = name === undefined ? undefined : resource?.shape.relationships[name];
  return relationship !== undefined && isToMany(relationship);
};

const checkDocument = (answer: Answer, body: Json, platform: Platform): string[] => {
  const { url, method } = answer;
  const place = placeOf(url, platform);
  if (place.linkage) return checkLinkageDocument(body, place, platform);
  const fields = fieldsOf(url);
  const expectations = { ...platform, fields, trusted: isTrusted(answer.requestHeaders) };
  const many = method === 'GET' && isList(place);
  const { data, included = [] } = body;
  if (many !== Array.isArray(data)) return [`data should ${many ? '' : 'not '}be a list`];
  // The other end of a to-one relationship may be missing.
  if (data === null && place.name !== undefined) return checkMembers('document', body, ['data']);
  const primary = (Array.isArray(data) ? data : [data]) as Json[];
  const others = included as Json[];
  return [
    ...checkMembers('document', body, many ? ['data', 'meta', 'links'] : ['data'], ['included']),
    ...(many ? checkList(body, url, platform.base) : []),
    ...primary.flatMap((it, index) =>
      checkResource(Array.isArray(data) ? `data[${index}]` : 'data', it, expectations),
    ),
    ...others.flatMap((it, index) => checkResource(`included[${index}]`, it, expectations)),
    ...checkCompound(primary, others, url.searchParams.get('include') ?? '', (type) =>
      fields.has(type),
    ),
  ];
};

const successes: Readonly<Record<string, number>> = {
  GET: 200,
  POST: 201,
  PATCH: 200,
  DELETE: 204,
};

/** Violations of the API's form in an answer; answers of other addresses are not looked at. */
export const checkAnswer = (answer: Answer, platform: Platform): string[] => {
  const { method, url, status, contentType, body } = answer;
  const api = url.pathname.startsWith('/api/');
  if (!api && !/^\/oauth\/(token|revoke)$/.test(url.pathname)) return [];
  if (!(method in successes) || answer.requestHeaders['x-fault'] !== undefined) return [];
  if (status === 204) return body === '' ? [] : ['a 204 should have no body'];
  const [expectedType] = contentType.split(';');
  if (api && expectedType !== 'application/vnd.api+json')
    return [`the content type is ${contentType || 'missing'}`];
  let document: unknown;
  try {
    document = JSON.parse(body);
  } catch {
    return ['the body is not JSON'];
  }
  if (status >= 400) return checkErrors(document, status, api ? 'string' : 'number');
  if (!api) return [];
  if (!isObject(document)) return ['the body is not an object'];
  return [
    ...(status === successes[method] ? [] : [`${method} was answered with ${status}`]),
    ...checkDocument(answer, document, platform),
  ];
};
