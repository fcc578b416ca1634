import { everything } from '../../engine/store/condition.ts';
import { success } from '../../engine/definition/problem.ts';
import { createRegistry } from '../../engine/definition/registry.ts';
import { runOperation } from '../../engine/definition/run-operation.ts';
import { openStore, type Store } from '../../engine/store/store.ts';
import { system } from '../../engine/definition/viewer.ts';
import { resources } from '../index.ts';
import { createEventRecorder } from './record-events.ts';

let store: Store;
let queued: number;
beforeEach(() => {
  store = openStore(':memory:', resources);
  queued = 0;
});
afterEach(() => store.close());

const emitting = (...emitted: readonly (readonly [type: string, id: string, event: string])[]) =>
  runOperation(
    {
      store,
      viewer: system,
      record: createEventRecorder(
        () => ({
          store,
          registry: createRegistry(resources),
          base: 'https://shop.test/api',
          organizationId: 'o',
        }),
        () => (queued += 1),
      ),
    },
    ({ emit }) => {
      for (const it of emitted) emit(...it);
      return success(null);
    },
  );
const names = () => store.select('events', everything).map(({ name }) => name);

describe('recording events', () => {
  it('deduplicates events and emits the create event first', () => {
    emitting(
      ['orders', 'a', 'pending'],
      ['orders', 'a', 'pending'],
      ['orders', 'b', 'pending'],
      ['orders', 'a', 'create'],
    );
    expect(names()).toEqual(['orders.create', 'orders.pending', 'orders.pending']);
  });

  it('takes an event the definition does not declare for a bug', () => {
    expect(() => emitting(['orders', 'a', 'explode'])).toThrow(
      'orders emits "explode", which its definition does not declare',
    );
    expect(names()).toEqual([]);
  });

  it('keeps nothing of what webhooks and events themselves undergo', () => {
    emitting(['webhooks', 'w', 'create'], ['events', 'e', 'update']);
    expect(names()).toEqual([]);
  });

  it('does not report queued callbacks without a matching webhook', () => {
    emitting(['tags', 'a', 'create']);
    expect(queued).toBe(0);
    store.add('webhooks', { topic: 'tags.create', callback_url: 'http://x.test/' });
    emitting(['tags', 'b', 'create'], ['tags', 'c', 'create']);
    expect(queued).toBe(1);
    expect(store.count('event_callbacks', everything)).toBe(2);
  });
});
