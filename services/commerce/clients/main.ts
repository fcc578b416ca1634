import { once } from 'node:events';
import type { Report, Setup } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';

/**
 * Runs in a separate process, because Node reads its proxy and certificate authority settings only at startup. Receives
 * the setup from its parent, runs every scenario and reports each outcome.
 */
const [setup] = (await once(process, 'message')) as [Setup];
const report: Record<string, string> = {};
for (const [title, run] of Object.entries(scenarios)) {
  try {
    await run(setup);
    report[title] = 'passed';
  } catch (error) {
    const problems = (error as { errors?: unknown }).errors;
    report[title] =
      (error instanceof Error ? (error.stack ?? error.message) : String(error)) +
      (problems === undefined ? '' : `\n${JSON.stringify(problems)}`);
  }
}
process.send?.(report satisfies Report, () => process.disconnect());
