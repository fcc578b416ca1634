/** @jest-environment node */
import { releaseExtrasSchema, remoteRouteSchema } from '../release-manifest.ts';

const { slots } = releaseExtrasSchema.shape;
const fill = { slot: 'product:below-facts', fragment: 'stories/Teaser', order: 10 };

describe('slots of a release', () => {
  it('are optional, and name a slot, a fragment and a position', () => {
    expect(slots.parse(undefined)).toBeUndefined();
    expect(slots.parse([fill])).toEqual([fill]);
  });

  it.each([
    ['a slot without a page', { slot: 'below-facts' }],
    ['a slot in another spelling', { slot: 'Product:BelowFacts' }],
    ['a fragment without its remote', { fragment: 'Teaser' }],
    ['no whole position', { order: 1.5 }],
    ['a negative position', { order: -1 }],
    ['a position above 1000', { order: 1001 }],
    ['another field', { props: {} }],
  ])('are refused with %s', (_, wrong) => {
    expect(slots.safeParse([{ ...fill, ...wrong }]).success).toBe(false);
  });

  it('are at most eight', () => {
    expect(slots.safeParse(Array.from({ length: 8 }, () => fill)).success).toBe(true);
    expect(slots.safeParse(Array.from({ length: 9 }, () => fill)).success).toBe(false);
  });
});

describe('slots of a route', () => {
  const route = { id: 'product', path: 'product/:code', rendering: 'server' };
  it('are names of slots', () => {
    expect(remoteRouteSchema.safeParse({ ...route, slots: [fill.slot] }).success).toBe(true);
    expect(remoteRouteSchema.safeParse({ ...route, slots: ['below facts'] }).success).toBe(false);
  });
});
