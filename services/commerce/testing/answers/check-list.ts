import { isObject, type Json } from './answer.ts';

/** Violations in the paging of a list document: counts and links that agree with the page asked for. */
export const checkList = ({ data, meta, links }: Json, url: URL, base: string): string[] => {
  const problems: string[] = [];
  const number = Number(url.searchParams.get('page[number]') ?? 1);
  const size = Number(url.searchParams.get('page[size]') ?? 10);
  const rows = Array.isArray(data) ? data.length : 0;
  const counts = isObject(meta) ? meta : {};
  const [total, pages] = [counts['record_count'], counts['page_count']];
  if (!Number.isSafeInteger(total) || !Number.isSafeInteger(pages))
    return ['meta should have record_count and page_count'];
  if (Number(pages) !== Math.max(1, Math.ceil(Number(total) / size)))
    problems.push(`${String(total)} records are not ${String(pages)} pages of ${size}`);
  const due = Math.max(0, Math.min(size, Number(total) - (number - 1) * size));
  if (rows !== due) problems.push(`page ${number} has ${rows} rows instead of ${due}`);
  const expected = {
    first: 1,
    ...(number > 1 && { prev: number - 1 }),
    ...(number < Number(pages) && { next: number + 1 }),
    last: Number(pages),
  };
  const given = isObject(links) ? links : {};
  if (Object.keys(given).sort().join() !== Object.keys(expected).sort().join())
    problems.push(`links are ${Object.keys(given).join()}`);
  for (const [name, page] of Object.entries(expected)) {
    const link = String(given[name]);
    const target = link.startsWith(base) ? new URL(link) : null;
    if (target?.searchParams.get('page[number]') !== String(page))
      problems.push(`links.${name} is ${link}`);
  }
  return problems;
};
