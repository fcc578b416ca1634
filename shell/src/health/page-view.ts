import type { RemoteName } from '@shop/contracts/remote';
import type { HealthReport, SignedSet } from '@shop/contracts/remote/health-report';
import type { RemoteFailure } from './attribute-failure.ts';

/** What a report has besides the failures. */
type Extras = Pick<HealthReport, 'vitals' | 'page' | 'isPurchase'>;

/** Maximum of remotes and of failures in a report (`healthReportSchema`). */
const LIMIT = 20;

const releaseOf = ({ remote, version }: Pick<RemoteFailure, 'remote' | 'version'>): string =>
  `${remote} ${version}`;

/**
 * One view of a page: counted once, and each kind of failure of a release reported once.
 *
 * @param isCounted whether it is counted already
 */
export const createPageView = (isCounted = false) => {
  const reported = new Set<string>();
  const failed = new Map<string, Pick<RemoteFailure, 'remote' | 'version'>>();
  let pending: (RemoteFailure & { isFirst: boolean })[] = [];

  return {
    add: (failure: RemoteFailure): void => {
      const release = releaseOf(failure);
      const key = `${release} ${failure.kind}`;
      if (reported.has(key)) return;
      reported.add(key);
      pending.push({ ...failure, isFirst: !failed.has(release) });
      failed.set(release, failure);
    },
    hasPending: (): boolean => pending.length > 0,
    /** Releases that failed in this view. */
    failed: () => [...failed.values()],
    /**
     * Reports of what is new, one per release set: a page that fell back to another release belongs to two. Failures of
     * a release without a signed set are dropped.
     *
     * @param sets the document's first
     * @param used releases in use, by remote
     */
    take: (
      sets: readonly SignedSet[],
      used: readonly Pick<RemoteFailure, 'remote' | 'version'>[],
      extras: Extras = {},
    ): HealthReport[] => {
      const rest = new Map([...used, ...failed.values()].map((it) => [releaseOf(it), it]));
      const reports = sets.flatMap((set): HealthReport[] => {
        const isOf = ({ remote, version }: Pick<RemoteFailure, 'remote' | 'version'>) =>
          set.releases[remote] === version;
        // Each release counts for the first set that has it.
        const own = [...rest].filter(([, it]) => isOf(it));
        for (const [key] of own) rest.delete(key);
        if (own.length === 0) return [];
        const names = new Set<RemoteName>(own.map(([, { remote }]) => remote));
        const failures = pending.filter((it) => isOf(it) && names.has(it.remote)).slice(0, LIMIT);
        if (isCounted && failures.length === 0 && Object.keys(extras).length === 0) return [];
        return [
          {
            set,
            from: 'browser',
            used: [...names].slice(0, LIMIT),
            isView: !isCounted,
            failures: failures.map(({ remote, kind, isFirst }) => ({ remote, kind, isFirst })),
            ...extras,
          },
        ];
      });
      pending = [];
      if (reports.length > 0) isCounted = true;
      return reports;
    },
  };
};
