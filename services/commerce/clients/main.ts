import { once } from 'node:events';
import type { Report, Setup } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';

/**
 * A process of its own, for Node learns of a proxy and an authority only when it starts. Told the set-up by its
 * parent, it runs every scenario and tells what came of each.
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
