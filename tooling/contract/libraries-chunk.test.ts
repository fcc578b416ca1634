import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';

const FOLDER = join(ROOT, 'shell', 'dist', 'web');
const FILES = readdirSync(FOLDER);

/** Source files of a chunk, from its source map. */
const sourcesOf = (file: string): string[] =>
  (JSON.parse(readFileSync(join(FOLDER, `${file}.map`), 'utf8')) as { sources: string[] }).sources;

const scripts = FILES.filter((it) => it.endsWith('.js') && FILES.includes(`${it}.map`));
const libraries = scripts.find((it) => it.startsWith('libraries.')) ?? '';

describe('chunks of the shell (ADR 0003)', () => {
  it('has the packages that contracts reduce without the parts that no page uses', () => {
    const text = readFileSync(join(FOLDER, libraries), 'utf8');
    // react-router's data routes and useRoutes, react-intl's other components.
    for (const unused of ['HydrateFallback', 'useRouteError', 'FormattedDateParts'])
      expect(text).not.toContain(unused);
  });

  it.each(['call/send.ts', 'call/request.ts', 'call/to-commerce-error.ts', 'order/read.ts'])(
    'has one copy of commerce/%s, in the chunk of calls or of orders',
    (path) => {
      const files = scripts.filter((it) =>
        sourcesOf(it).some((source) => source.includes(`shared-contracts/commerce/${path}`)),
      );
      expect(files).toEqual([expect.stringMatching(/^commerce-(?:call|order)\./)]);
    },
  );
});
