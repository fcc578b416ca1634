import type { Session, ThunkExtra } from '@shop/contracts/store';
import { sessionStore, type Result, type SessionStore, type TokenGrant } from '@shop/contracts/commerce';
import { createEventBus } from '@shop/contracts/events';
import { browserSession } from '../session/browser-session.ts';
import { providedContracts } from './provide-contracts.ts';
import type { Boot } from './types.ts';

export interface Services extends ThunkExtra {
  storage: SessionStore;
}

/** The page's services in the browser. */
export const createServices = ({ config, context }: Boot): Services => {
  const events = createEventBus();
  const storage = sessionStore();
  const session: Session = browserSession({
    store: storage,
    events,
    context,
    calls: {
      anonymous: async (): Promise<Result<TokenGrant>> =>
        (await providedContracts.commerce()).requestAnonymousToken(config, context.market),
      refresh: async (refreshToken): Promise<Result<TokenGrant>> =>
        (await providedContracts.commerce()).refreshCustomerToken(config, refreshToken),
    },
  });
  return { config, events, session, storage };
};
