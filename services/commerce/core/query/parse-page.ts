import { badRequest, failure, success, type Result } from '../problem.ts';

export interface Page {
  readonly number: number;
  readonly size: number;
}

const largest = 25;
const usual = 10;

/** Reads `page[number]` and `page[size]`: 1 and 10 by default, at most 25 rows. */
export const parsePage = (number: string | undefined, size: string | undefined): Result<Page> => {
  const read = (text: string | undefined, fallback: number) =>
    text === undefined ? fallback : /^\d+$/.test(text) ? Number(text) : 0;
  const page = { number: read(number, 1), size: read(size, usual) };
  if (page.number < 1 || page.size < 1 || page.size > largest)
    return failure(
      badRequest(
        'INVALID_PAGE_VALUE',
        'Invalid page value',
        `${page.number < 1 ? number : size} is not a valid value for ${page.number < 1 ? 'number' : 'size'} page parameter.`,
      ),
    );
  return success(page);
};
