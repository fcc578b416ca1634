import { parseArgs } from 'node:util';
import { ROOT } from '../remote-kit/workspace.ts';
import { problemsOf } from './of-package.ts';
import { checkTexts } from './texts/check-texts.ts';

/**
 * `node tooling/checks/texts.ts [--of mf-cart]`: prints every disallowed word and mark, or those of one package. Exits
 * with 1 if there is any.
 */
const { values } = parseArgs({ options: { of: { type: 'string' } } });
const { problems: all, texts } = checkTexts(ROOT);
const problems = problemsOf(all, values.of);
for (const { file, key, text } of problems) console.error(`${file}  ${key ?? ''}  ${text}`);
if (problems.length > 0) {
  console.error(
    `${problems.length} problems in the texts; the terms are in tooling/checks/texts/terms`,
  );
  process.exitCode = 1;
} else {
  console.log(`${texts} texts use the shop's words and marks`);
}
