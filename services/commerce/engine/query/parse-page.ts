import { badRequest, failure, success, type Result } from '../definition/problem.ts';

export interface Page {
  readonly number: number;
  readonly size: number;
}

export const largestPage = 25;
const usual = 10;

/** Reads `page[number]` and `page[size]`: 1 and 10 by default, at most 25 rows. A place no number can hold is none. */
export const parsePage = (number: string | undefined, size: string | undefined): Result<Page> => {
  const read = (text: string | undefined, fallback: number) =>
    text === undefined ? fallback : /^\d+$/.test(text) ? Number(text) : 0;
  const page = { number: read(number, 1), size: read(size, usual) };
  const isPlace = page.number >= 1 && Number.isSafeInteger(page.number * largestPage);
  if (!isPlace || page.size < 1 || page.size > largestPage)
    return failure(
      badRequest(
        'INVALID_PAGE_VALUE',
        'Invalid page value',
        `${isPlace ? size : number} is not a valid value for ${isPlace ? 'size' : 'number'} page parameter.`,
      ),
    );
  return success(page);
};
