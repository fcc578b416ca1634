import { z } from 'zod';

/** Days from the first sight of an advisory until it must be fixed, by severity. */
export const DAYS = { critical: 2, high: 7, moderate: 30, low: 90, info: 90 } as const;

const severity = z.enum(['critical', 'high', 'moderate', 'low', 'info']);
export type Severity = z.infer<typeof severity>;

/** `tooling/checks/supply/known-advisories.json`. */
export const recordsSchema = z.array(
  z.strictObject({
    /** `GHSA-…`, or npm's number if the advisory has none. */
    id: z.string().min(1),
    package: z.string().min(1),
    firstSeen: z.iso.date(),
    /** Why the fix can wait, or which fix is planned. */
    reason: z.string().min(10),
  }),
);
export type RecordedAdvisory = z.infer<typeof recordsSchema>[number];

const viaSchema = z.object({
  source: z.union([z.number(), z.string()]),
  name: z.string(),
  title: z.string().default(''),
  url: z.string().default(''),
  severity,
});

/** `npm audit --json`. `via` names another package by a string, the advisory itself by an object. */
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), viaSchema])) }),
  ),
});

export interface Advisory {
  id: string;
  package: string;
  title: string;
  url: string;
  severity: Severity;
}

/** The report has advisories, or the registry could not be asked. */
export type Report = { ok: true; advisories: Advisory[] } | { ok: false; reason: string };

const idOf = ({ source, url }: z.infer<typeof viaSchema>): string =>
  /GHSA-[\w-]+/.exec(url)?.[0] ?? String(source);

/** Reads the output of `npm audit --json`: each advisory once. */
export const readReport = (output: string): Report => {
  let json: unknown;
  try {
    json = JSON.parse(output);
  } catch {
    return { ok: false, reason: output.trim().slice(0, 200) || 'npm audit printed nothing' };
  }
  const report = reportSchema.safeParse(json);
  if (!report.success) {
    const { message } = z
      .object({ message: z.string() })
      .catch({ message: 'unknown form' })
      .parse(json);
    return { ok: false, reason: message };
  }
  const found = Object.values(report.data.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((it) => typeof it !== 'string')
    .map((it): Advisory => ({
      id: idOf(it),
      package: it.name,
      title: it.title,
      url: it.url,
      severity: it.severity,
    }));
  return {
    ok: true,
    advisories: [...new Map(found.map((it) => [`${it.id} ${it.package}`, it])).values()],
  };
};

const DAY = 86_400_000;

const daysSince = (date: string, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(date)) / DAY);

export interface Finding {
  fails: boolean;
  text: string;
}

const judge = (advisory: Advisory, records: readonly RecordedAdvisory[], now: Date): Finding => {
  const { id, package: name, severity: level, title, url } = advisory;
  const label = `${level} ${name} ${id} ${title} ${url}`.trim();
  const entry = records.find((it) => it.id === id && it.package === name);
  if (!entry)
    return {
      fails: true,
      text: `${label}: new. Update the package, or record it in known-advisories.json with today's date and a reason; it must be fixed within ${DAYS[level]} days.`,
    };
  const daysLeft = DAYS[level] - daysSince(entry.firstSeen, now);
  return daysLeft < 0
    ? {
        fails: true,
        text: `${label}: ${-daysLeft} days over the ${DAYS[level]} days since ${entry.firstSeen}. Update or replace the package.`,
      }
    : { fails: false, text: `${label}: ${daysLeft} days left (${entry.reason})` };
};

/**
 * What to do about each advisory. An advisory that is not recorded fails, so that a person sees it; a recorded one fails
 * when its time is over; a record without an advisory fails, so that the list stays short.
 */
export const judgeAdvisories = (
  advisories: readonly Advisory[],
  records: readonly RecordedAdvisory[],
  now: Date,
): Finding[] => [
  ...advisories.map((it) => judge(it, records, now)),
  ...records
    .filter(
      (it) => !advisories.some(({ id, package: name }) => id === it.id && name === it.package),
    )
    .map((it) => ({
      fails: true,
      text: `${it.id} (${it.package}) is gone: remove it from known-advisories.json.`,
    })),
];
