import { closingLine } from '../../test/counts.ts';
import type { Gate } from '../gates.ts';
import { runGate, type GateResult } from '../run-gate.ts';
import { runGates } from '../run-gates.ts';
import { remoteSteps } from './steps.ts';

/**
 * `npm run verify -- mf-cart`: checks one remote. Every step runs and prints its duration; after a failure the last
 * lines tell what to do next.
 *
 * @param name folder of the remote
 * @returns whether everything passed
 */
export const verifyRemote = async (
  name: string,
  {
    steps = remoteSteps(name),
    run = runGate,
  }: { steps?: readonly Gate[]; run?: (gate: Gate) => Promise<GateResult> } = {},
): Promise<boolean> => {
  const started = performance.now();
  const failed = new Set<string>();
  const counts = await runGates(steps, async (step) => {
    const result = await run(step);
    if (!result.passed) failed.add(step.name);
    return result;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n${name}: ${closingLine(counts)} in ${seconds} s`);
  if (failed.size === 0) {
    console.log(`Next: commit. npm test, as in CI, also runs the journeys and the other packages.`);
    return true;
  }
  console.log('What to do next:');
  for (const { name: step, remedy } of steps)
    if (failed.has(step)) console.log(`  ${step}: ${remedy ?? 'see its output above'}`);
  console.log(`Then run npm run verify -- ${name} again.`);
  return false;
};
