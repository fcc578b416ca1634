import type { EventBus } from '@shop/contracts/events';
import type { Boot } from '../boot/boot-data.ts';
import type { LiveRemotes } from '../remotes/live-remotes.ts';
import type { PageFailure } from './page-failure.ts';

/** What a page's health reports are made of. */
export type HealthEvent = PageFailure | { kind: 'navigation' } | { kind: 'purchase' };

/**
 * Queues what happens in the page, and loads the code that reports it once the page is loaded, or at the first event. That
 * code replaces the queue's `push`. A document outside the sample queues nothing.
 *
 * @param live the releases that the page uses now
 * @returns takes an event
 */
export const connectHealth = (
  boot: Boot,
  events: EventBus,
  live: () => LiveRemotes,
): ((event: HealthEvent) => void) => {
  const { health } = boot;
  if (!health || Math.random() >= health.sample) return () => {};
  const queue: HealthEvent[] = [];
  let loading: Promise<void> | undefined;
  const load = (): void => {
    loading ??= import(/* webpackChunkName: "report-health" */ './report-health.ts')
      .then(({ reportHealth }) => reportHealth(boot, health, live, queue))
      // The chunk is unreachable: the page is not reported.
      .catch(() => {});
  };
  const note = (event: HealthEvent): void => {
    queue.push(event);
    load();
  };
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load);
  events.on('analytics', ({ name }) => {
    if (name === 'purchase') note({ kind: name });
  });
  return note;
};
