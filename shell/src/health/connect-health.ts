import type { EventBus } from '@shop/contracts/events';
import type { Boot } from '../boot/boot-data.ts';
import type { LiveRemotes } from '../remotes/live-remotes.ts';
import type { NoteFailure, PageFailure } from './page-failure.ts';

/** What happened in the page since its last report. */
export interface HealthQueue {
  failures: PageFailure[];
  isPurchase: boolean;
  /** Set by the code that reports; called after every change and every navigation. */
  onChange: () => void;
}

/** Failures kept until the reporting code is loaded. */
const CAPACITY = 20;

/** Calls back once the page is loaded and the browser idle. */
const whenIdle = (callback: () => void): void => {
  const { requestIdleCallback: schedule = setTimeout } = globalThis as {
    requestIdleCallback?: (callback: () => void) => void;
  };
  if (document.readyState === 'complete') schedule(callback);
  else window.addEventListener('load', () => schedule(callback));
};

/**
 * Queues failures of the page, and loads the code that reports them when the browser is idle, or at the first failure. A
 * document outside the sample queues nothing.
 *
 * @param live the releases that the page uses now
 */
export const connectHealth = (
  boot: Boot,
  events: EventBus,
  live: () => LiveRemotes,
): { note: NoteFailure; onNavigate: () => void } => {
  const { health, remotes, config } = boot;
  const queue: HealthQueue = { failures: [], isPurchase: false, onChange: () => {} };
  if (!health || Math.random() >= health.sample)
    return { note: queue.onChange, onNavigate: queue.onChange };
  const { endpoint } = config.storeApi;
  let isRequested = false;
  const load = (): void => {
    if (isRequested) return;
    isRequested = true;
    import(/* webpackChunkName: "report-health" */ './report-health.ts').then(
      ({ reportHealth }) => reportHealth({ health, endpoint, remotes, live, queue }),
      // The chunk is unreachable: the page is not reported.
      () => {},
    );
  };
  whenIdle(load);
  events.on('analytics', ({ name }) => {
    if (name !== 'purchase') return;
    queue.isPurchase = true;
    queue.onChange();
  });
  return {
    note: (failure) => {
      // A visitor without a network says nothing about a release.
      if (!navigator.onLine || queue.failures.length >= CAPACITY) return;
      queue.failures.push(failure);
      load();
      queue.onChange();
    },
    onNavigate: () => queue.onChange(),
  };
};
