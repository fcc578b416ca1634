import { resolve } from 'node:path';
import { checkMessages } from './messages/check-messages.ts';
import { TEXTS_TO_COME } from './messages/texts-to-come.ts';

/**
 * `node tooling/checks/messages.ts [root]`: prints every fault of the message catalogs. Exits with 1 if there is
 * any.
 */
const root = resolve(process.argv[2] ?? `${import.meta.dirname}/../..`);
const { problems, catalogues, keys } = checkMessages(root, TEXTS_TO_COME);
for (const { file, key, text } of problems)
  console.error(`${file}  ${key ? `${key}  ` : ''}${text}`);
if (problems.length > 0) {
  console.error(`${problems.length} problems in the message catalogues`);
  process.exitCode = 1;
} else {
  console.log(`${catalogues} message catalogues with ${keys} keys are complete in every language`);
}
