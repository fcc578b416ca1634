import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILE_HINT, HINTED_FROM } from '../remote-kit/webpack/compile-hint.ts';
import { ROOT } from '../remote-kit/workspace.ts';

const scripts = globSync('{shell,mf-*}/dist/web/*.js', { cwd: ROOT });

it('every large script that browsers load tells V8 to compile it in the background', () => {
  const texts = scripts.map((it) => ({ it, text: readFileSync(join(ROOT, it), 'utf8') }));
  const large = texts.filter(({ text }) => text.length >= HINTED_FROM + COMPILE_HINT.length);
  expect(large.length).toBeGreaterThan(5);
  expect(large.filter(({ text }) => !text.startsWith(COMPILE_HINT)).map(({ it }) => it)).toEqual(
    [],
  );
});
