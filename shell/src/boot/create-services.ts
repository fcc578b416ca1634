import type { ThunkExtra } from '@shop/contracts/store';
import { sessionStore, type SessionStore } from '@shop/contracts/commerce';
import { createEventBus } from '@shop/contracts/events';
import { browserSession, type BrowserSession } from '../session/browser-session.ts';
import type { Boot } from './boot-data.ts';

/** Loaded with the first call to the platform; displaying a page needs none. */
const tokens = () => import('@shop/contracts/commerce/token');

export interface Services extends ThunkExtra {
  session: BrowserSession;
  storage: SessionStore;
}

/** The page's services in the browser. */
export const createServices = ({ config, context }: Boot): Services => {
  const events = createEventBus();
  const storage = sessionStore();
  const session = browserSession({
    store: storage,
    events,
    context,
    calls: {
      anonymous: async () => (await tokens()).requestAnonymousToken(config, context.market),
      refresh: async (refreshToken) =>
        (await tokens()).refreshCustomerToken(config, context.market, refreshToken),
      revoke: async (all) => (await tokens()).revokeTokens(config, all),
    },
  });
  return { config, events, session, storage };
};
