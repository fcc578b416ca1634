import { reportText, type Report } from './examine.ts';

/** Loading reads the remotes, which refuses a wrong port offset. */
const failed = (error: unknown): Report => {
  const message = error instanceof Error ? error.message : String(error);
  const next = 'Correct what the message names, then run npm run doctor again';
  return { ok: false, findings: [{ check: 'remotes', level: 'error', message, next }] };
};

/**
 * Prints a report: text, or JSON with `--json`. Exits with 1 if there is an error.
 *
 * @param load loads the checks and runs them; a rejection is reported, too
 */
export const runDoctor = async (load: () => Promise<Report>): Promise<void> => {
  const report = await load().catch(failed);
  const isJson = process.argv.includes('--json');
  console.log(isJson ? JSON.stringify(report, null, 2) : reportText(report));
  process.exitCode = report.ok ? 0 : 1;
};
