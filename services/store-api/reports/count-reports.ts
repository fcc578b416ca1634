import type { PolicyReport } from './read-reports.ts';

/** What is told apart: the directive that was broken and by what, or that a page failed and where. */
type Reported = Pick<PolicyReport, 'directive' | 'blocked'>;

export interface ReportCounts {
  /** All reports since the start. */
  total: number;
  /** By directive and what was blocked: `script-src-elem https://evil.example`. */
  byKind: Readonly<Record<string, number>>;
}

export interface ReportCounter {
  /** @returns whether nothing of this kind was reported before */
  add: (report: Reported) => boolean;
  counts: () => ReportCounts;
}

/** Kinds told apart; anyone can make up more. */
const MOST_KINDS = 100;
const OTHER = 'other';

/** Counts reports by kind, in so much memory and no more. */
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
