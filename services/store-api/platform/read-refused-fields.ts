import type { FieldError } from '@shop/contracts/commerce';
import { fieldErrorsOf } from '@shop/contracts/commerce/errors';
import { asRecord } from '@shop/contracts/commerce/metadata';
import { readJson } from '@shop/contracts/http';

/** Longest error document that is read, in bytes. */
const LIMIT = 65_536;

/** What an answer that is not a success says about fields; nothing where it is no error document. */
export const readRefusedFields = async (answer: Response): Promise<readonly FieldError[]> => {
  try {
    const { errors } = asRecord(await readJson(answer, LIMIT));
    return Array.isArray(errors) ? fieldErrorsOf(errors) : [];
  } catch {
    return [];
  }
};
