import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { condition } from '../../engine/store/condition.ts';
import { failure, recordNotFound, success } from '../../engine/definition/problem.ts';
import { createRegistry } from '../../engine/definition/registry.ts';
import { runOperation } from '../../engine/definition/run-operation.ts';
import { openStore } from '../../engine/store/store.ts';
import { system } from '../../engine/definition/viewer.ts';
import { resources } from '../index.ts';
import { eventually } from '../../testing/eventually.ts';
import { createDispatcher } from './create-dispatcher.ts';
import { createEventRecorder } from './record-events.ts';

/** One step: writes that are committed, refused or end in a bug; or the end of the process. */
const step = fc.oneof(
  fc.record({
    kind: fc.constantFrom('commit' as const, 'refuse' as const, 'throw' as const),
    writes: fc.array(fc.constantFrom('create' as const, 'update' as const, 'destroy' as const), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
  fc.constant({ kind: 'restart' as const, writes: [] }),
);

/** How the receiver takes a call: well, not at all, or well while its answer is lost on the way. */
const outcome = fc.constantFrom('taken' as const, 'refused' as const, 'lost' as const);

const registry = createRegistry(resources);
const base = 'https://shop.test/api';

describe('whatever is written and however the receiver fails', () => {
  it('every committed event is delivered, as it was at its commit, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 12 }),
        fc.array(outcome, { minLength: 1, maxLength: 8 }),
        async (steps, outcomes) => {
          const store = openStore(':memory:', resources);
          for (const event of ['create', 'update', 'destroy'])
            store.add('webhooks', { topic: `tags.${event}`, callback_url: 'http://x.test/' });
          const committed: string[] = [];
          const delivered = new Set<string>();
          const tries = new Map<string, number>();
          let calls = 0;

          const start = () =>
            createDispatcher({
              store,
              policy: {
                timeout: 1_000,
                retries: 10,
                threshold: Infinity,
                delay: () => 0,
                now: Date.now,
              },
              report: (error) => {
                throw error;
              },
              post: async ({ topic, body, signal }) => {
                await turn();
                if (signal.aborted) return { ok: false, code: null, message: 'aborted' };
                const count = (tries.get(body) ?? 0) + 1;
                tries.set(body, count);
                const happens = count > 5 ? 'taken' : outcomes[calls++ % outcomes.length];
                const { data } = JSON.parse(body) as {
                  data: { id: string; attributes: { name: string | null } };
                };
                if (happens !== 'refused')
                  delivered.add(`${topic} ${data.id} ${data.attributes.name}`);
                return happens === 'taken'
                  ? { ok: true, code: '200', message: 'OK' }
                  : { ok: false, code: '500', message: 'no' };
              },
            });
          let dispatcher = start();
          const record = createEventRecorder(
            () => ({ store, registry, base, organizationId: 'o' }),
            () => dispatcher.wake(),
          );

          const living: string[] = [];
          let count = 0;
          for (const { kind, writes } of steps) {
            if (kind === 'restart') {
              await dispatcher.stop();
              dispatcher = start();
              dispatcher.wake();
              continue;
            }
            const before = [...living];
            const told = new Map<string, string>();
            const work = () =>
              runOperation({ store, viewer: system, record }, ({ emit }) => {
                for (const write of writes) {
                  const last = living.at(-1);
                  const name = `tag ${(count += 1)}`;
                  if (write === 'create' || last === undefined) {
                    const id = store.add('tags', { name });
                    living.push(id);
                    emit('tags', id, 'create');
                    told.set(`tags.create ${id}`, id);
                  } else if (write === 'update') {
                    store.update('tags', last, { name });
                    emit('tags', last, 'update');
                    told.set(`tags.update ${last}`, last);
                  } else {
                    store.remove('tags', last);
                    living.pop();
                    emit('tags', last, 'destroy');
                    told.set(`tags.destroy ${last}`, last);
                  }
                }
                if (kind === 'throw') throw new Error('a bug');
                return kind === 'refuse' ? failure(recordNotFound) : success('done');
              });
            if (kind === 'throw') expect(work).toThrow('a bug');
            else work();
            if (kind === 'commit')
              for (const [event, id] of told)
                committed.push(`${event} ${store.get('tags', id)?.name ?? null}`);
            else living.splice(0, living.length, ...before);
            await turn();
          }

          dispatcher.wake();
          await eventually(() => {
            dispatcher.wake();
            return store.count('event_callbacks', condition(`t.state = 'queued'`)) === 0;
          });
          await dispatcher.stop();
          store.close();
          expect([...delivered].sort()).toEqual([...new Set(committed)].sort());
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);
});
