import { typeReports } from './type-reports.ts';

const FIRST = '10:00:00 AM - Starting compilation in watch mode...\n\n';
const AGAIN = '10:00:09 AM - File change detected. Starting incremental compilation...\n\n';
const end = (count: number) =>
  `10:00:10 AM - Found ${count} error${count === 1 ? '' : 's'}. Watching for file changes.\n\n`;
const ERROR =
  "mf-cart/src/a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.\n";
const DETAIL = '  The expected type comes from property total\n';

const reports = () => {
  const seen: string[][] = [];
  const read = typeReports((errors) => seen.push([...errors]));
  return { seen, read };
};

describe('typeReports', () => {
  it('reports the first check, and then only a change', () => {
    const { seen, read } = reports();
    read(FIRST + end(0));
    read(AGAIN + end(0));
    expect(seen).toEqual([[]]);
    read(AGAIN + ERROR + DETAIL + end(1));
    read(AGAIN + ERROR + DETAIL + end(1));
    expect(seen).toEqual([[], [ERROR.trimEnd(), DETAIL.trimEnd()]]);
    read(AGAIN + end(0));
    expect(seen).toHaveLength(3);
    expect(seen[2]).toEqual([]);
  });

  it('waits for the rest of a line', () => {
    const { seen, read } = reports();
    for (const piece of (FIRST + ERROR + end(1)).match(/[^]{1,7}/g) ?? []) read(piece);
    expect(seen).toEqual([[ERROR.trimEnd()]]);
  });
});
