import { checkMembers, isObject } from './answer.ts';

/** Codes the platform documents or its clients know. */
const codes = new Set([
  'BAD_REQUEST',
  'FILTER_NOT_ALLOWED',
  'FORBIDDEN',
  'INTERNAL_SERVER_ERROR',
  'INVALID_DATA_FORMAT',
  'INVALID_FIELD',
  'INVALID_FIELD_FORMAT',
  'INVALID_FIELD_VALUE',
  'INVALID_FILTERS_SYNTAX',
  'INVALID_FILTER_VALUE',
  'INVALID_INCLUDE',
  'INVALID_LINKS_OBJECT',
  'INVALID_PAGE_OBJECT',
  'INVALID_PAGE_VALUE',
  'INVALID_RESOURCE',
  'INVALID_RESOURCE_ID',
  'INVALID_SORT_CRITERIA',
  'INVALID_TOKEN',
  'KEY_NOT_INCLUDED_IN_URL',
  'LOCKED',
  'NOT_ACCEPTABLE',
  'PARAM_MISSING',
  'PARAM_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'RECORD_NOT_FOUND',
  'RECORD_NOT_UNIQUE',
  'RELATION_EXISTS',
  'RESOURCE_NOT_FOUND',
  'SAVE_FAILED',
  'TOO_MANY_REQUESTS',
  'TYPE_MISMATCH',
  'UNAUTHORIZED',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_ERROR',
]);

/** Violations in an error document; `status` members are texts in the API and numbers in `/oauth`. */
export const checkErrors = (
  body: unknown,
  httpStatus: number,
  statusType: 'string' | 'number',
): string[] => {
  const errors = isObject(body) ? body['errors'] : undefined;
  if (!Array.isArray(errors) || errors.length === 0)
    return ['an error answer should have a list of errors'];
  return errors.flatMap((error: unknown, index) => {
    const where = `errors[${index}]`;
    if (!isObject(error)) return [`${where} is not an object`];
    const { title, detail, code, status, source, meta } = error;
    const problems = checkMembers(
      where,
      error,
      ['title', 'detail', 'code', 'status'],
      ['source', 'meta'],
    );
    if (![title, detail].every((it) => typeof it === 'string' && it !== ''))
      problems.push(`${where} should have a title and a detail`);
    if (!codes.has(String(code))) problems.push(`${where} has the unknown code ${String(code)}`);
    if (typeof status !== statusType || Number(status) !== httpStatus)
      problems.push(`${where}.status should be ${httpStatus} as a ${statusType}`);
    if (code === 'VALIDATION_ERROR') {
      if (httpStatus !== 422) problems.push(`${where} is a validation error and should be a 422`);
      if (!isObject(meta) || typeof meta['error'] !== 'string')
        problems.push(`${where}.meta should name the error`);
    }
    const pointer = isObject(source) ? source['pointer'] : undefined;
    const points = /^\/data\/(attributes|relationships)\/\w+$/.test(String(pointer));
    if (source === undefined ? code === 'VALIDATION_ERROR' : !points)
      problems.push(`${where}.source.pointer is ${String(pointer)}`);
    return problems;
  });
};
