import { everything } from '../../engine/store/condition.ts';
import { openStore, type Store } from '../../engine/store/store.ts';
import { resources } from '../index.ts';
import { pruneEvents } from './prune-events.ts';

const now = Date.parse('2026-06-30T12:00:00.000Z');
const daysAgo = (days: number): string => new Date(now - days * 86_400_000).toISOString();

let store: Store;
beforeEach(() => {
  store = openStore(':memory:', resources);
});
afterEach(() => store.close());

const event = (name: string, days = 0) =>
  store.add('events', { name, created_at: daysAgo(days), resource_type: 'tags', resource_id: 'x' });
const callback = (topic: string, state: string, days = 0) =>
  store.add('event_callbacks', { topic, state, webhook_id: 'w', created_at: daysAgo(days) });
const events = () => store.select('events', everything).map(({ name }) => name);
const callbacks = () => store.select('event_callbacks', everything).map(({ topic }) => topic);

describe('forgetting events', () => {
  it('removes events and callbacks past the retention period', async () => {
    event('old', 8);
    event('young', 6);
    callback('old', 'delivered', 8);
    callback('given up', 'failed', 8);
    callback('young', 'delivered', 6);
    await pruneEvents(store, { days: 7, rows: 100 }, now);
    expect(events()).toEqual(['young']);
    expect(callbacks()).toEqual(['young']);
  });

  it('keeps the latest when there are more than are kept, in batches', async () => {
    store.transaction(() => {
      for (let count = 0; count < 1_000; count += 1) {
        event(String(count));
        callback(String(count), 'delivered');
      }
    });
    await pruneEvents(store, { days: 7, rows: 3 }, now);
    expect(events()).toEqual(['997', '998', '999']);
    expect(callbacks()).toEqual(['997', '998', '999']);
  });

  it('never removes a callback that is still to be delivered', async () => {
    callback('waiting', 'queued', 30);
    callback('done', 'delivered');
    await pruneEvents(store, { days: 7, rows: 1 }, now);
    expect(callbacks()).toEqual(['waiting', 'done']);
  });
});
