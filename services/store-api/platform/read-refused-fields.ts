import type { FieldError } from '@shop/contracts/commerce';
import { fieldErrorsOf } from '@shop/contracts/commerce/errors';
import { asRecord } from '@shop/contracts/commerce/metadata';
import { readJson } from '@shop/server-kit/http';

/** Maximum size of an error document, in bytes. */
const LIMIT = 65_536;

/** Field errors of an error response; empty if its body is not an error document. */
export const readRefusedFields = async (answer: Response): Promise<readonly FieldError[]> => {
  try {
    const { errors } = asRecord(await readJson(answer, LIMIT));
    return Array.isArray(errors) ? fieldErrorsOf(errors) : [];
  } catch {
    return [];
  }
};
