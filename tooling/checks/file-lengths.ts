import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';

/** Median and maximum number of lines of a source file. */
const MEDIAN = 60;
const HIGHEST = 250;

/** Folders of installed, built or runtime files. */
const NOT_OURS = new Set(['node_modules', 'dist', '.cache', '.shop', 'coverage', 'test-results']);

/** A package to check alone; the median is that of the whole tree. */
const named = process.argv[2];

const files = globSync(`${named ? `${named}/` : ''}**/*.{ts,tsx,mjs}`, {
  cwd: ROOT,
  exclude: (path) => NOT_OURS.has(basename(path)),
}).filter((file) => !/\.test\.tsx?$/.test(file));
const lengths = files
  .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines);
const median = lengths[Math.floor(lengths.length / 2)]?.lines ?? 0;
const long = lengths.filter(({ lines }) => lines > HIGHEST);

console.log(
  `${lengths.length} source files, median ${median} lines, longest ${lengths.at(-1)?.lines}`,
);
for (const { file, lines } of long)
  console.error(`${file} has ${lines} lines, at most ${HIGHEST} are allowed`);
const isMedianHigh = !named && median > MEDIAN;
if (isMedianHigh)
  console.error(`The median source file has ${median} lines, at most ${MEDIAN} are allowed`);
process.exitCode = long.length > 0 || isMedianHigh ? 1 : 0;
