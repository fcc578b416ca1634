import { resolve } from 'node:path';
import { checkTexts } from './texts/check-texts.ts';

/** `node tooling/checks/texts.ts [root]`: prints every disallowed word and mark. Exits with 1 if there is any. */
const root = resolve(process.argv[2] ?? `${import.meta.dirname}/../..`);
const { problems, texts } = checkTexts(root);
for (const { file, key, text } of problems) console.error(`${file}  ${key ?? ''}  ${text}`);
if (problems.length > 0) {
  console.error(
    `${problems.length} problems in the texts; the terms are in tooling/checks/texts/terms`,
  );
  process.exitCode = 1;
} else {
  console.log(`${texts} texts use the shop's words and marks`);
}
