import type { ComponentType } from 'react';
import { ok } from '../commerce/result.ts';
import { createEventBus } from '../events/create-event-bus.ts';
import type { AnalyticsEvent, ToastRequest } from '../events/types.ts';
import { contextOf } from '../market/resolve-market.ts';
import type { Locale } from '../market/types.ts';
import type { FragmentRef } from '../remote/fragments.ts';
import { failedLoadable, readyLoadable } from '../remote/loadable.ts';
import type { Shop } from '../remote/shop-context.tsx';
import type { SlotName } from '../remote/slots/slot-props.ts';
import { createStore } from '../store/create-store.ts';
import type { CustomerSession } from '../commerce/session-storage/customer-session.ts';
import type { SessionEnd } from '../events/session-end.ts';
import type { SessionState } from '../store/state.ts';
import { makeConfig } from './make-config.ts';
import {
  countryChosen,
  injectShellSlices,
  known,
  modalClosed,
  modalOpened,
  visitor,
} from './shell-slices.ts';

interface Options {
  locale?: Locale;
  country?: string;
  session?: Partial<SessionState>;
  /** Replaces the fragments of other teams; without it they fail to load. */
  fragment?: ComponentType<never>;
  /** Replaces single fragments, by team and name. */
  fragments?: Readonly<Partial<Record<FragmentRef, ComponentType<never>>>>;
  /** Fragments that fill the page's slots. */
  fills?: Readonly<Partial<Record<SlotName, readonly FragmentRef[]>>>;
}

/**
 * What the shell does for a page, as far as a remote notices: store with market and session, services, and a record
 * of what crosses the event bus. Slices of the remote are injected before.
 */
export const createTestPage = (options: Options = {}) => {
  const { locale = 'en', country = 'IT', fragment, fragments = {}, fills = {} } = options;
  injectShellSlices();
  const config = makeConfig();
  const market = config.markets.find(({ zone_code }) => zone_code.split('|').includes(country));
  if (!market) throw new Error(`No market ships to ${country}`);
  const context = contextOf(market, country, locale);
  const events = createEventBus();
  const started: CustomerSession[] = [];
  const ended: SessionEnd[] = [];
  const session: Shop['session'] = {
    token: async () => ok('token'),
    renew: async () => ok('token'),
    start: (customer) => {
      started.push(customer);
      const { email, ownerId } = customer;
      store.dispatch(known({ kind: 'customer', email, ownerId }));
    },
    end: (reason) => {
      ended.push(reason);
      store.dispatch(known(visitor));
    },
  };
  const store = createStore(
    { config, events, session },
    { market: context, session: { ...visitor, ...options.session } },
  );
  const analytics: AnalyticsEvent[] = [];
  const toasts: ToastRequest[] = [];
  const changed: string[] = [];
  events.on('session:order', ({ orderId }) => store.dispatch(known({ orderId })));
  events.on('modal:open', (modal) => store.dispatch(modalOpened(modal)));
  events.on('modal:close', ({ name }) => store.dispatch(modalClosed(name)));
  events.on('country:chosen', ({ country }) => store.dispatch(countryChosen(country)));
  events.on('analytics', (event) => analytics.push(event));
  events.on('toast', (toast) => toasts.push(toast));
  events.on('cart:changed', ({ orderId }) => changed.push(orderId));
  const missing = new Error('no other team on this page');
  // One loadable for all renders, as the shell has it.
  const loadables = new Map(
    Object.entries(fragments).map(([ref, piece]) => [ref, readyLoadable(piece)]),
  );
  const remotes = {
    fragment: (of: string, name: string) =>
      loadables.get(`${of}/${name}`) ??
      (fragment ? readyLoadable(fragment) : failedLoadable(missing, Promise.reject(missing))),
    retry: () => undefined,
    fills: (slot: SlotName) => fills[slot] ?? [],
  } as unknown as Shop['remotes'];
  const shop: Shop = { config, events, session, remotes };
  return { store, shop, config, context, events, analytics, toasts, changed, started, ended };
};

export type TestPage = ReturnType<typeof createTestPage>;
