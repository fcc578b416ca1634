import { parseArgs } from 'node:util';
import { ROOT } from '../remote-kit/workspace.ts';
import { problemsOf } from './of-package.ts';
import { checkMessages } from './messages/check-messages.ts';

/**
 * Texts of requirements whose screens do not exist yet, by message key, with the requirement. Remove a key with its
 * first use; the check reports it.
 */
const TEXTS_TO_COME: Readonly<Record<string, string>> = {};

/**
 * `node tooling/checks/messages.ts [--of mf-cart]`: prints every fault of the message catalogs, or of one package's.
 * Exits with 1 if there is any.
 */
const { values } = parseArgs({ options: { of: { type: 'string' } } });
const { problems: all, catalogues, keys } = checkMessages(ROOT, TEXTS_TO_COME);
const problems = problemsOf(all, values.of);
for (const { file, key, text } of problems)
  console.error(`${file}  ${key ? `${key}  ` : ''}${text}`);
if (problems.length > 0) {
  console.error(`${problems.length} problems in the message catalogues`);
  process.exitCode = 1;
} else {
  console.log(`${catalogues} message catalogues with ${keys} keys are complete in every language`);
}
