import type { Counts } from '../test/counts.ts';
import { inLanes } from '../launcher/in-lanes.ts';
import { GATES, type Gate } from './gates.ts';
import { runGate, type GateResult } from './run-gate.ts';

/** Gates in parallel: each uses one core. */
const AT_ONCE = 2;

const report = ({ name, passed, seconds, output }: GateResult): void => {
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (output.trim()) console.log(output.trimEnd().replace(/^/gm, '  '));
};

/**
 * Runs every gate regardless of failures, and prints each outcome as soon as it is known.
 *
 * @returns each gate counted as a test
 */
export const runGates = async (
  gates: readonly Gate[] = GATES,
  run: (gate: Gate) => Promise<GateResult> = runGate,
): Promise<Counts> => {
  let passed = 0;
  await inLanes(AT_ONCE, gates, async (gate) => {
    const result = await run(gate);
    report(result);
    if (result.passed) passed += 1;
  });
  return { passed, failed: gates.length - passed, skipped: 0 };
};
