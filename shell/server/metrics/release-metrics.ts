import { Counter, Gauge, type Registry } from 'prom-client';
import type { ManifestAnswer } from '../releases/fetch-manifest.ts';
import type { Live, LiveSets } from '../releases/live-sets.ts';
import type { PoolLoad } from '../rendering/render-pool.ts';

export interface ReleaseMetrics {
  countPoll: (outcome: ManifestAnswer['kind']) => void;
}

type Sets = Pick<LiveSets, 'defaultSet' | 'canaries' | 'failures' | 'refused'>;

/** Registers the metrics of live releases and of the polls that find them. */
export const createReleaseMetrics = (registry: Registry, live: Sets): ReleaseMetrics => {
  const registers = [registry];
  const polls = new Counter({
    name: 'release_polls_total',
    help: 'Polls of the release manifest by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const lastPoll = new Gauge({
    name: 'release_last_poll_timestamp_seconds',
    help: 'Last poll of the release manifest that succeeded.',
    registers,
  });
  lastPoll.remove();
  const since = { set: '', at: 0 };
  new Gauge({
    name: 'release_set_live_timestamp_seconds',
    help: 'Time since which the default release set is live in this process.',
    registers,
    collect() {
      const { id } = live.defaultSet().set;
      if (id !== since.set) Object.assign(since, { set: id, at: Date.now() / 1000 });
      this.set(since.at);
    },
  });
  new Gauge({
    name: 'live_release',
    help: '1 for each live release; role is default or canary.',
    labelNames: ['remote', 'release', 'role'],
    registers,
    collect() {
      this.reset();
      for (const [remote, it] of Object.entries(live.defaultSet().set.releases))
        this.set({ remote, release: it.metadata.version, role: 'default' }, 1);
      for (const { remote, set } of live.canaries()) {
        const release = set.releases[remote]?.metadata.version ?? 'none';
        this.set({ remote, release, role: 'canary' }, 1);
      }
    },
  });
  new Gauge({
    name: 'releases_refused',
    help: 'Releases of the manifest that this shell does not run, by remote.',
    labelNames: ['remote'],
    registers,
    collect() {
      this.reset();
      for (const remote of Object.keys(live.defaultSet().set.releases)) this.set({ remote }, 0);
      for (const { remote } of live.refused()) this.inc({ remote });
    },
  });
  new Gauge({
    name: 'canaries_failed',
    help: 'Canaries whose workers could not be started; their visitors get the default release.',
    registers,
    collect() {
      this.set(live.failures().length);
    },
  });
  return {
    countPoll: (outcome) => {
      polls.inc({ outcome });
      if (outcome !== 'failed') lastPoll.setToCurrentTime();
    },
  };
};

/** Registers the load of the render workers: `pool` is `default`, or the remote of a canary. */
export const measureRenderPools = (registry: Registry, live: Sets): void => {
  const pools = (): [string, Live][] => [
    ['default', live.defaultSet()],
    ...live.canaries().map((it): [string, Live] => [it.remote, it]),
  ];
  const gauge = (name: string, help: string, of: (load: PoolLoad) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [pool, it] of pools()) if (it.pool) this.set({ pool }, of(it.pool.load()));
      },
    });
  gauge('render_workers', 'Render workers that run.', ({ workers }) => workers);
  gauge('render_workers_busy', 'Render workers with at least one page.', ({ busy }) => busy);
  gauge('render_pages', 'Pages that workers render now.', ({ pages }) => pages);
  gauge('render_queue', 'Pages that wait for a worker.', ({ queued }) => queued);
};
