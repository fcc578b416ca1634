import {
  fail,
  ok,
  sessionStore,
  type CommerceError,
  type TokenGrant,
} from '@shop/contracts/commerce';
import { createEventBus } from '@shop/contracts/events';
import { contextOf } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { browserSession } from '../session/browser-session.ts';

export const context = contextOf(MARKETS[0]!, null, 'it');
export const customer = {
  email: 'ada@example.com',
  ownerId: 'own',
  accessToken: 'stored',
  refreshToken: 'again',
};
export const grant = (accessToken: string, changes: Partial<TokenGrant> = {}) =>
  ok<TokenGrant>({ accessToken, expiresAt: Date.now() + 3600_000, ...changes });
export const refused = (code: CommerceError['code']) =>
  fail<CommerceError>({ code, status: 401, detail: '', fields: [] });

/** The platform is busy. */
export const busy: CommerceError = { code: 'RATE_LIMITED', status: 429, detail: '', fields: [] };

/** A response of the platform that the test resolves. */
export const held = () => {
  let resolve: (answer: ReturnType<typeof grant>) => void = () => undefined;
  const promise = new Promise<ReturnType<typeof grant>>((give) => {
    resolve = give;
  });
  return { promise, resolve };
};

/** A browser session with a platform that issues tokens by default. */
export const setUp = () => {
  const store = sessionStore();
  const events = createEventBus();
  const calls = {
    anonymous: jest.fn(async () => grant('anonymous')),
    refresh: jest.fn(async (): Promise<ReturnType<typeof grant> | ReturnType<typeof refused>> =>
      grant('renewed', { refreshToken: 'next' }),
    ),
    revoke: jest.fn(async (_tokens: readonly string[]): Promise<unknown> => undefined),
  };
  return { store, events, calls, session: browserSession({ store, events, calls, context }) };
};
