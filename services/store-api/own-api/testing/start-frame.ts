import fastify, { type InjectOptions, type LightMyRequestResponse } from 'fastify';
import type { AnyOwnOperation } from '../frame/own-operation.ts';
import type { UsualLimits } from '../limits/operation-limits.ts';
import { ownApi } from '../own-api.ts';
import type { OwnApiContext } from '../own-api-context.ts';
import { fakeContext } from './fake-context.ts';

/** Origin of the shop. */
export const ORIGIN = 'https://shop.example';

type Sent = Pick<InjectOptions, 'headers' | 'remoteAddress'>;

export interface StartedFrame {
  /** Sends JSON, or a string as is, with the shop's origin by default. */
  post: (path: string, payload: unknown, sent?: Sent) => Promise<LightMyRequestResponse>;
  get: (path: string, sent?: Sent) => Promise<LightMyRequestResponse>;
  inject: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  settled: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The own API with the given operations, without listening. */
export const startFrame = async (
  operations?: readonly AnyOwnOperation[],
  { perMinute = 1000, perAccount = 5, ...its }: Partial<OwnApiContext & UsualLimits> = {},
): Promise<StartedFrame> => {
  const app = fastify({ genReqId: () => 'request-1' });
  const context = await fakeContext(its);
  ownApi(app, {
    context,
    origins: [ORIGIN],
    perMinute,
    perAccount,
    ...(operations && { operations }),
  });
  await app.ready();
  return {
    inject: (request) => app.inject(request),
    post: (path, payload, { headers, ...more } = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/${path}`,
        headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
        ...more,
      }),
    get: (path, sent = {}) => app.inject({ method: 'GET', url: `/api/${path}`, ...sent }),
    settled: context.work.settled,
    stop: async () => {
      await app.close();
      await context.work.settled();
      if (!its.database) await context.database.destroy();
    },
  };
};
