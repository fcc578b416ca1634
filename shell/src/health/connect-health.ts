import type { EventBus } from '@shop/contracts/events';
import { onFirstActivity } from '@shop/contracts/ui';
import type { Boot } from '../boot/boot-data.ts';
import { hasPrivacySignal } from '../model/consent.ts';
import type { LiveRemotes } from '../remotes/live-remotes.ts';
import type { PageFailure } from './page-failure.ts';
import { postReport, usedRemotes } from './post-report.ts';

/** An event that a page's health reports contain. */
export type HealthEvent = PageFailure | { kind: 'navigation' } | { kind: 'purchase' };

/** The document's own view. */
export interface FirstView {
  path: string;
  /** Whether it was reported before the code that reports was loaded. */
  isReported: boolean;
}

/** Longest wait in ms, counted from the end of the page's load, for a visitor who does nothing. */
const LONGEST_WAIT = 5000;

/**
 * Queues what happens in the page, and loads the code that reports it at the visitor's first activity, at the first event,
 * or some time after the page's load. That code replaces the queue's `push`. A page that is hidden or left before reports
 * its view from here. A document outside the sample queues nothing.
 *
 * @param live the releases that the page uses now
 * @returns takes an event
 */
export const connectHealth = (
  boot: Boot,
  events: EventBus,
  live: () => LiveRemotes,
): ((event: HealthEvent) => void) => {
  const { health, config } = boot;
  if (!health || Math.random() >= health.sample || hasPrivacySignal()) return () => {};
  const queue: HealthEvent[] = [];
  const first: FirstView = { path: window.location.pathname, isReported: false };
  let loading: Promise<void> | undefined;
  const load = (): void => {
    loading ??= import(/* webpackChunkName: "report-health" */ './report-health.ts')
      .then(({ reportHealth }) => reportHealth(boot, health, live, queue, first))
      // The chunk is unreachable: the page is not reported.
      .catch(() => {});
  };
  const onLeave = (): void => {
    if (loading || first.isReported || !navigator.onLine) return;
    const { set } = health;
    const current = live();
    const used = usedRemotes().filter(
      (it) => current[it] !== undefined && set.releases[it] === current[it].version,
    );
    if (used.length === 0) return;
    first.isReported = true;
    postReport(config, { set, from: 'browser', used, isView: true, failures: [] });
  };
  const note = (event: HealthEvent): void => {
    queue.push(event);
    load();
  };
  const onLoad = (): void => void onFirstActivity(load, LONGEST_WAIT);
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') onLeave();
  });
  window.addEventListener('pagehide', onLeave);
  events.on('analytics', ({ name }) => {
    if (name === 'purchase') note({ kind: name });
  });
  return note;
};
