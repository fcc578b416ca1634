import type { SignedSet } from '@shop/contracts/remote/health-report';
import type { Boot } from '../boot/boot-data.ts';
import { LIVE_REMOTES_PATH, MANIFEST_TIMEOUT } from '../boot/live-manifest.ts';
import type { LiveRemotes } from '../remotes/live-remotes.ts';
import { attributeFailure } from './attribute-failure.ts';
import type { FirstView, HealthEvent } from './connect-health.ts';
import { HEALTH_HEADER, type Health } from './health.ts';
import { measuredPage } from './measured-page.ts';
import { measureVitals } from './measure-vitals.ts';
import type { PageFailure } from './page-failure.ts';
import { createPageView } from './page-view.ts';
import { postReport, usedRemotes } from './post-report.ts';

/** Age at which a page view is reported, in ms, unless something happens before. */
const VIEW_AGE = 10_000;

/** Wait for further failures of the same cause, in ms. */
const SETTLE_TIME = 500;

/** The signed set of the releases that are live now; null if the server names none. */
const readSet = async (): Promise<SignedSet | null> => {
  const signal = AbortSignal.timeout(MANIFEST_TIMEOUT);
  const { headers } = await fetch(LIVE_REMOTES_PATH, { signal });
  const text = headers.get(HEALTH_HEADER);
  return text ? (JSON.parse(text) as Health).set : null;
};

/**
 * Reports the page to store-api: each view once, after 10 s, when it is hidden or left, or at its first failure; later
 * failures in a report of their own. Reports have no id, no address and no data of the visitor, and nothing is stored.
 *
 * @param live the releases that the page uses now
 * @param queue events so far; from now on its `push` handles them
 */
export const reportHealth = (
  boot: Boot,
  health: Health,
  live: () => LiveRemotes,
  queue: HealthEvent[],
  first: FirstView,
): void => {
  const { config, remotes } = boot;
  const earlier = queue.splice(0);
  const sets = [health.set, ...(health.stable ? [health.stable] : [])];
  const reported = new WeakSet<object>();
  const vitals = measureVitals();
  const page = measuredPage(boot);
  let areVitalsSent = false;
  let isPurchase = false;
  let view = createPageView(first.isReported);
  let { path } = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSettling = false;

  const releases = () => {
    const current = live();
    return usedRemotes().flatMap((remote) => {
      const version = current[remote]?.version;
      return version ? [{ remote, version }] : [];
    });
  };

  const takeFailure = (failure: PageFailure): void => {
    const { error } = failure;
    const isObject = typeof error === 'object' && error !== null;
    // React and the load of a page pass on an error that was noted where it happened.
    if (isObject && reported.has(error)) return;
    if (isObject) reported.add(error);
    // A visitor without a network says nothing about a release.
    const found = navigator.onLine ? attributeFailure(failure, [remotes, live()]) : null;
    if (found) view.add(found);
  };

  const send = (isLast = false): void => {
    clearTimeout(timer);
    isSettling = false;
    // Kept for the next occasion.
    if (!navigator.onLine) return;
    const measured = isLast && !areVitalsSent ? vitals() : undefined;
    if (measured) areVitalsSent = true;
    const extras = {
      ...(measured && { vitals: measured, ...(page && { page }) }),
      ...(isPurchase && { isPurchase }),
    };
    isPurchase = false;
    view.take(sets, releases(), extras).forEach((it) => postReport(config, it));
  };

  /** Reads the signed set of a release that replaced one of the document, then sends. */
  const sendAll = async (): Promise<void> => {
    const isSigned = ({ remote, version }: { remote: string; version: string }) =>
      sets.some((it) => it.releases[remote] === version);
    if (navigator.onLine && ![...releases(), ...view.failed()].every(isSigned)) {
      const newer = await readSet().catch(() => null);
      if (newer) sets.push(newer);
    }
    send();
  };

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void sendAll(), ms);
  };

  const handle = (event: HealthEvent): void => {
    const { pathname } = window.location;
    if (pathname !== path) {
      // What the left page did is its own; its regions are still there.
      send();
      [view, path] = [createPageView(), pathname];
      schedule(VIEW_AGE);
    }
    if (event.kind === 'purchase') isPurchase = true;
    else if (event.kind !== 'navigation') takeFailure(event);
    if (isSettling || !(view.hasPending() || isPurchase)) return;
    isSettling = true;
    schedule(SETTLE_TIME);
  };
  queue.push = (...added) => {
    added.forEach(handle);
    return 0;
  };
  schedule(VIEW_AGE);
  queue.push(...earlier);

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send(true);
  });
  window.addEventListener('pagehide', () => send(true));
};
