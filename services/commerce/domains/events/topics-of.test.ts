import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from '../../engine/definition/attribute.ts';
import { defineResource } from '../../engine/definition/define-resource.ts';
import { shape } from '../../engine/definition/shape.ts';
import { resources } from '../index.ts';
import { topicsOf } from './topics-of.ts';

describe('the topics of the platform', () => {
  it('are what a resource’s actions and definition say', () => {
    const parcels = defineResource(shape('parcels', { _add_tags: text('command', 'update') }), {
      actions: ['list', 'update', 'delete'],
      emits: ['tracked'],
    });
    const hidden = defineResource(shape('joins', {}), { internal: true });
    const silent = defineResource(shape('events', {}), { silent: true });
    expect([...topicsOf([parcels, hidden, silent])]).toEqual([
      'parcels.update',
      'parcels.destroy',
      'parcels.tracked',
      'parcels.tagged',
    ]);
  });

  it('have the names webhooks are registered with', () => {
    const topics = topicsOf(resources);
    for (const topic of [
      'customers.create',
      'customers.create_password',
      'customers.destroy',
      'line_items.update',
      'orders.approve',
      'orders.cancel',
      'orders.pending',
      'orders.place',
      'shipments.ship',
      'skus.tagged',
    ])
      expect(topics).toContain(topic);
    expect(
      [...topics].filter((it) => /^(events|event_callbacks|webhooks|taggings)\./.test(it)),
    ).toEqual([]);
  });

  it('name everything the operations tell', () => {
    const topics = topicsOf(resources);
    const root = join(__dirname, '../..');
    const told = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^[\w/-]+\.ts$/.test(path) && !path.startsWith('node_modules'))
      .flatMap((path) => [
        ...readFileSync(join(root, path), 'utf8').matchAll(
          /\bemit\(\s*'(\w+)',[^;]*?,\s*'(\w+)',?\s*\)/g,
        ),
      ])
      .map(([, type, event]) => `${type}.${event}`)
      .filter((topic) => topic !== 'events.trigger');
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((topic) => !topics.has(topic))).toEqual([]);
  });
});
