import type { RemoteName } from '@shop/contracts/remote';
import type { HEALTH_REPORTS_PATH, HealthReport } from '@shop/contracts/remote/health-report';
import type { Boot } from '../boot/boot-data.ts';

/** The contract's schema is not for browsers; its type keeps the two alike. */
const PATH: typeof HEALTH_REPORTS_PATH = '/health-reports';

/** Sends a report; it may be the last act of the page. */
export const postReport = ({ storeApi }: Boot['config'], report: HealthReport): void =>
  void fetch(`${storeApi.endpoint}${PATH}`, {
    method: 'POST',
    // The request outlives the page. As plain text it needs no preflight, which a page that is left may not await.
    keepalive: true,
    credentials: 'omit',
    body: JSON.stringify(report),
  }).catch(() => undefined);

/** Remotes with a region in the page. */
export const usedRemotes = (): RemoteName[] => {
  const teams = [...document.querySelectorAll<HTMLElement>('[data-team]')];
  const names = new Set(teams.map(({ dataset }) => dataset['team'] as RemoteName | 'shell'));
  return [...names].filter((it) => it !== 'shell');
};
