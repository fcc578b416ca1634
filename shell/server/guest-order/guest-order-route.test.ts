/** @jest-environment node */
import fastify from 'fastify';
import { STORAGE } from '@shop/contracts/storage';
import { makeConfig } from '@shop/contracts/testing';
import { registerGuestOrder } from './guest-order-route.ts';

const shop = makeConfig();
const app = fastify();
registerGuestOrder(app, shop);

const tell = (payload: unknown, headers: Record<string, string> = { origin: shop.origin }) =>
  app.inject({ method: 'POST', url: '/guest-order', payload: payload as object, headers });

describe('the guest’s order', () => {
  it('S5 is stored in a cookie', async () => {
    const answer = await tell({ market: 'it-eur', orderId: 'qWbiMXYmXR' });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toContain(
      `${STORAGE.orderCookie.key}=it-eur.qWbiMXYmXR; `,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('T3 is forgotten with the session', async () => {
    const answer = await tell({ market: 'it-eur', orderId: null });
    expect(answer.headers['set-cookie']).toContain('Max-Age=0');
  });

  it.each([undefined, 'https://evil.example', 'null'])(
    'is not taken from a page of elsewhere: %s',
    async (origin) => {
      const headers = origin === undefined ? undefined : { origin };
      const answer = await tell({ market: 'it-eur', orderId: 'qWbiMXYmXR' }, headers ?? {});
      expect(answer.statusCode).toBe(403);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    },
  );

  it.each([
    { market: 'it-eur', orderId: '../customers' },
    { market: 'it-eur', orderId: 'a; Domain=evil.example' },
    { market: 'nowhere', orderId: 'qWbiMXYmXR' },
    { market: 'it-eur', orderId: 7 },
    { market: 'it-eur' },
    { market: 'it-eur', orderId: 'qWbiMXYmXR', token: 'secret' },
  ])('rejects an invalid id: %o', async (body) => {
    const answer = await tell(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('is refused as a form or text, which pages of elsewhere can send without asking', async () => {
    const headers = { origin: shop.origin, 'content-type': 'text/plain' };
    const answer = await tell('{"market":"it-eur","orderId":"qWbiMXYmXR"}', headers);
    expect(answer.statusCode).toBe(400);
  });
});
