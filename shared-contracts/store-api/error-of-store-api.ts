import { retryAfterOf } from '../commerce/errors/index.ts';
import { asRecord, asText } from '../commerce/metadata/index.ts';
import type { CommerceError, FieldError } from '../commerce/result.ts';
import { codeOfStoreApi } from './error-codes.ts';

/** `body.birthDate` → `birthDate` */
const toFieldError = (problem: unknown): FieldError => {
  const { path, message } = asRecord(problem);
  return {
    field: (asText(path) ?? '').replace(/^body\./, ''),
    reason: 'invalid',
    detail: asText(message) ?? '',
  };
};

/** An answer of the shop's own API that is not a success, as data. */
export const errorOfStoreApi = async (answer: Response): Promise<CommerceError> => {
  const { error } = asRecord(await answer.json().catch(() => null));
  const { code, message, problems } = asRecord(error);
  const retryAfter = retryAfterOf(answer.headers);
  return {
    code: codeOfStoreApi(answer.status, code),
    status: answer.status,
    detail: asText(message) ?? '',
    fields: Array.isArray(problems) ? problems.map(toFieldError) : [],
    ...(retryAfter !== undefined && { retryAfter }),
  };
};
