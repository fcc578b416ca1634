import { developedPackages } from '../launcher/development/packages.ts';
import { closingLine } from '../test/counts.ts';
import { runInOrder } from '../test/in-order.ts';
import { VERIFICATION } from '../test/runners.ts';
import { verifyRemote } from './remote/verify-remote.ts';

/** All checks before a commit. @returns whether everything passed */
const verifyAll = async (): Promise<boolean> => {
  const all = await runInOrder(VERIFICATION);
  console.log(`\n${closingLine(all)}`);
  if (all.failed > 0) console.error('Fix the problems above, then run npm run verify again.');
  return all.failed === 0;
};

/** One remote after the other. @returns whether everything passed */
const verifyRemotes = async (args: readonly string[]): Promise<boolean> => {
  const named = developedPackages(args);
  if (!named.ok || named.remotes.length === 0) {
    console.error(`npm run verify checks everything, npm run verify -- mf-cart one remote.`);
    return false;
  }
  let passed = true;
  for (const name of named.remotes) passed = (await verifyRemote(`mf-${name}`)) && passed;
  return passed;
};

/** `npm run verify [-- mf-cart]`: checks before a commit. */
const args = process.argv.slice(2);
process.exitCode = (await (args.length > 0 ? verifyRemotes(args) : verifyAll())) ? 0 : 1;
