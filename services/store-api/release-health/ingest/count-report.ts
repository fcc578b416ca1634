import type { HealthReport } from '@shop/contracts/remote/health-report';
import { bucketOf, VITALS } from '../evidence/vital-buckets.ts';
import type { PendingReleaseCounts } from '../counts/release-counts.ts';
import type { HealthMetrics } from '../health-metrics.ts';
import type { PendingPageCounts } from '../pages/page-vitals.ts';
import type { RegisteredReleases } from './registered-releases.ts';
import type { ReportingNetworks } from './reporting-networks.ts';

export interface CountContext {
  pending: PendingReleaseCounts;
  pendingPages: PendingPageCounts;
  /** The shop's markets. Vitals of others are not counted by page, which bounds the rows. */
  markets: readonly string[];
  registered: RegisteredReleases;
  metrics: HealthMetrics;
  networks: ReportingNetworks;
}

/** Whether every remote of a report is in its set. */
export const namesItsSet = ({ set, used, failures }: HealthReport): boolean =>
  [...used, ...failures.map(({ remote }) => remote)].every((it) => Object.hasOwn(set.releases, it));

/** Whether the network's limits let a report count. A trusted sender, the shell's server, has no network. */
const allows = (
  networks: ReportingNetworks,
  network: string | null,
  kind: Parameters<ReportingNetworks['counts']>[1],
): boolean => network === null || networks.counts(network, kind);

const countFailures = (
  { pending, metrics, networks }: CountContext,
  { set, failures }: HealthReport,
  network: string | null,
): void => {
  for (const { remote, kind, isFirst } of failures) {
    const release = set.releases[remote] ?? '';
    pending.add({ remote, release }, `failure:${kind}`);
    metrics.countFailure(remote, release, kind);
    if (!isFirst) continue;
    pending.add({ remote, release }, 'failed');
    if (network === null || networks.isFirstFailure(network, remote, release))
      pending.add({ remote, release }, 'networks');
  }
};

/** Counts vitals by page and market, if the release has the page and the shop the market. */
const countPage = (
  { pendingPages, markets, registered }: CountContext,
  { set, used, page, vitals }: HealthReport,
): void => {
  if (!page || !vitals || !used.includes(page.remote) || !markets.includes(page.market)) return;
  const release = set.releases[page.remote] ?? '';
  if (!registered.hasRoute(page.remote, release, page.route)) return;
  const subject = { page: `${page.remote}/${page.route}`, market: page.market };
  for (const vital of VITALS) {
    const value = vitals[vital];
    if (value !== undefined) pendingPages.add(subject, `${vital}:${bucketOf(vital, value)}`);
  }
};

/**
 * Counts a report whose set is signed. A replayed report counts again: only the limits of its network bound it.
 *
 * @param network - key of the sender's network; null for a trusted sender
 * @returns whether the limits let it count
 */
export const countReport = (
  context: CountContext,
  report: HealthReport,
  network: string | null,
): boolean => {
  const { pending, metrics, networks } = context;
  const { set, used, isView, failures, vitals, isPurchase } = report;
  if (!allows(networks, network, isView ? 'view' : 'later')) return false;
  const countsFailures = failures.length > 0 && allows(networks, network, 'failedView');
  if (failures.length > 0 && !countsFailures) return false;
  const countsVitals = vitals !== undefined && allows(networks, network, 'vitals');
  for (const remote of new Set(used)) {
    const release = set.releases[remote] ?? '';
    if (isView) {
      pending.add({ remote, release }, 'views');
      metrics.countView(remote, release);
    }
    if (isPurchase) pending.add({ remote, release }, 'purchases');
    for (const vital of countsVitals ? VITALS : []) {
      const value = vitals?.[vital];
      if (value === undefined) continue;
      pending.add({ remote, release }, `${vital}:${bucketOf(vital, value)}`);
      metrics.observeVital(remote, release, vital, value);
    }
  }
  if (countsVitals) countPage(context, report);
  if (countsFailures) countFailures(context, report, network);
  return true;
};
