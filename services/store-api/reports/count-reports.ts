import type { PolicyReport } from './read-reports.ts';

/** Aggregation key: the violated directive with the blocked origin, or the page of a failure. */
type Reported = Pick<PolicyReport, 'directive' | 'blocked'>;

export interface ReportCounts {
  /** All reports since the start. */
  total: number;
  /** By directive and blocked origin: `script-src-elem https://evil.example`. */
  byKind: Readonly<Record<string, number>>;
}

export interface ReportCounter {
  /** @returns whether it is the first report of its kind */
  add: (report: Reported) => boolean;
  counts: () => ReportCounts;
}

/** Maximum of distinct kinds, because anyone can invent more. */
const MOST_KINDS = 100;
const OTHER = 'other';

/** Counts reports by kind, in bounded memory. */
export const countReports = (): ReportCounter => {
  const kinds = new Map<string, number>();
  let total = 0;
  return {
    add: ({ directive, blocked }) => {
      total += 1;
      const name = `${directive} ${blocked}`;
      const kind = kinds.has(name) || kinds.size < MOST_KINDS ? name : OTHER;
      const before = kinds.get(kind) ?? 0;
      kinds.set(kind, before + 1);
      return before === 0;
    },
    counts: () => ({ total, byKind: Object.fromEntries(kinds) }),
  };
};
