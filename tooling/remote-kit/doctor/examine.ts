import type { Check, Finding, Surroundings } from './check.ts';

/** A finding with the name of its check. */
export interface NamedFinding extends Finding {
  check: string;
}

export interface Report {
  /** Whether there is no error. */
  ok: boolean;
  findings: readonly NamedFinding[];
}

/** A check that throws is a finding too: it could not see what it needs. */
const findingsOf = async <Seen extends Surroundings>(
  check: Check<Seen>,
  surroundings: Seen,
): Promise<NamedFinding[]> => {
  try {
    return (await check.run(surroundings)).map((it) => ({ check: check.name, ...it }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const next = 'Correct what the message names, then run npm run doctor again';
    return [{ check: check.name, level: 'error', message, next }];
  }
};

/** Runs all checks. */
export const examine = async <Seen extends Surroundings>(
  checks: readonly Check<Seen>[],
  surroundings: Seen,
): Promise<Report> => {
  const findings = await Promise.all(checks.map((check) => findingsOf(check, surroundings)));
  const all = findings.flat();
  return { ok: all.every(({ level }) => level !== 'error'), findings: all };
};

const SIGNS = { ok: '✓', warning: '!', error: '✗', skipped: '–' } as const;

/** The report for people: one line per finding, with what to do below. */
export const reportText = ({ ok, findings }: Report): string => {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.flatMap(({ check, level, message, next }) => [
    `${SIGNS[level]} ${check.padEnd(width)}  ${message}`,
    ...(next ? [`  ${' '.repeat(width)}  → ${next}`] : []),
  ]);
  const count = (level: Finding['level']) => findings.filter((it) => it.level === level).length;
  const summary = ok
    ? `Nothing is in the way${count('warning') > 0 ? `; ${count('warning')} to look at` : ''}.`
    : `${count('error')} to correct, ${count('warning')} to look at.`;
  return [...lines, '', summary].join('\n');
};
