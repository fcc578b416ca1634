/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { makeConfig } from '@shop/contracts/testing';
import {
  healthReportSchema,
  signedSetSchema,
  signedText,
} from '@shop/contracts/remote/health-report';
import { makeRelease } from '../../src/testing/make-release.ts';
import { NotRendered } from '../rendering/not-rendered.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { createReleaseHealth, signSet } from './release-health.ts';

const KEY = 'a-key-long-enough';
const HOUR = 3_600_000;
const route = { id: 'cart', path: 'cart', rendering: 'private' } as const;
const set: ReleaseSet = {
  id: 'canary',
  releases: {
    cart: makeRelease('1.1.0', { routes: [route] }),
    catalog: makeRelease('2.0.0', { routes: [{ id: 'home', path: '', rendering: 'server' }] }),
  },
  containers: {
    cart: '/data/releases/cart/1.1.0/node/remoteEntry.cjs',
    catalog: '/data/releases/catalog/2.0.0/node/remoteEntry.cjs',
  },
  styles: {},
};
const defaultSet = { ...set, id: 'default', releases: { cart: makeRelease('1.0.0') } };
const create = (health: { key: string; sample: number } | undefined) =>
  createReleaseHealth({ health, developed: undefined, shop: makeConfig() });

describe('signSet', () => {
  it('signs versions and hour, so that store-api can verify them', () => {
    const signed = signSet(set, KEY, 10.5 * HOUR);
    expect(signedSetSchema.parse(signed)).toMatchObject({
      id: 'canary',
      issued: 10,
      releases: { cart: '1.1.0', catalog: '2.0.0' },
    });
    const expected = createHmac('sha256', KEY).update(signedText(signed)).digest('base64url');
    expect(signed.signature).toBe(expected);
    expect(signSet(set, 'another-key-entirely', 10 * HOUR).signature).not.toBe(expected);
  });

  it('stays the same within an hour', () => {
    expect(signSet(set, KEY, 10 * HOUR)).toEqual(signSet(set, KEY, 11 * HOUR - 1));
    expect(signSet(set, KEY, 11 * HOUR)).not.toEqual(signSet(set, KEY, 11 * HOUR - 1));
  });
});

describe('createReleaseHealth', () => {
  it('gives a page of a canary both sets, others one, and none without a key', () => {
    const health = create({ key: KEY, sample: 0.1 });
    expect(health.of(set, defaultSet)).toMatchObject({
      set: { id: 'canary' },
      stable: { id: 'default' },
      sample: 0.1,
    });
    expect(health.of(defaultSet, defaultSet)).not.toHaveProperty('stable');
    expect(create(undefined).of(set, defaultSet)).toBeUndefined();
  });

  describe('failures of render workers', () => {
    let reports: unknown[];
    beforeEach(() => {
      jest.useFakeTimers();
      reports = [];
      globalThis.fetch = jest.fn(async (url, init) => {
        expect(url).toBe(`${makeConfig().storeApi.endpoint}/health-reports`);
        reports.push(healthReportSchema.parse(JSON.parse(init?.body as string)));
        throw new TypeError('store-api is down');
      });
    });
    afterEach(() => jest.useRealTimers());

    it('are sent once a second, for the remote in the stack, else for that of the page', async () => {
      const health = create({ key: KEY, sample: 1 });
      const error = new Error(
        'Error: x\n    at f (/data/releases/cart/1.1.0/node/page.cjs:1:2)\n    at g (/data/releases/catalog/2.0.0/node/remoteEntry.cjs:1:2)',
      );
      health.onRenderFailure(set, '/', error);
      health.onRenderFailure(set, '/cart', new Error('rendering took longer than 1500 ms'));
      health.onRenderFailure(set, '/', new Error('rendering took longer than 1500 ms'));
      expect(reports).toEqual([]);
      await jest.advanceTimersByTimeAsync(1000);
      const failure = (remote: string) => ({ remote, kind: 'render', isFirst: true });
      expect(reports).toMatchObject([
        {
          set: { id: 'canary' },
          from: 'shell',
          used: ['cart', 'catalog'],
          isView: false,
          failures: [failure('cart'), failure('cart'), failure('catalog')],
        },
      ]);
    });

    it('are those of the remote whose route is tried first', async () => {
      const health = create({ key: KEY, sample: 1 });
      const its = (path: string) =>
        makeRelease('1.0.0', { routes: [{ id: path, path, rendering: 'server' }] });
      // The order of names is not that of routes: more specific paths come first.
      const both = { ...set, releases: { account: its(':page'), cart: its('cart') } };
      health.onRenderFailure(both, '/cart', new Error('x'));
      await jest.advanceTimersByTimeAsync(1000);
      expect(reports).toMatchObject([{ used: ['cart'] }]);
    });

    it('are none of a release if no worker was free or the page is the shell’s', async () => {
      const health = create({ key: KEY, sample: 1 });
      health.onRenderFailure(set, '/cart', new NotRendered('too many pages wait'));
      health.onRenderFailure(set, '/nowhere', new Error('x'));
      await jest.advanceTimersByTimeAsync(2000);
      expect(reports).toEqual([]);
    });

    it('are at most twenty in a report', async () => {
      const health = create({ key: KEY, sample: 1 });
      for (let page = 0; page < 50; page += 1) health.onRenderFailure(set, '/cart', new Error('x'));
      await jest.advanceTimersByTimeAsync(1000);
      expect(reports).toMatchObject([{ failures: { length: 20 } }]);
    });
  });
});
