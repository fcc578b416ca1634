import type { Session, ThunkExtra } from '@shop/contracts/store';
import {
  refreshCustomerToken,
  requestAnonymousToken,
  sessionStore,
  type SessionStore,
} from '@shop/contracts/commerce';
import { createEventBus } from '@shop/contracts/events';
import { browserSession } from '../session/browser-session.ts';
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
      anonymous: () => requestAnonymousToken(config, context.market),
      refresh: (refreshToken) => refreshCustomerToken(config, refreshToken),
    },
  });
  return { config, events, session, storage };
};
