import { useEffect, useState, type ReactNode } from 'react';
import { browserStorage, missingCode, slot } from '@shop/contracts/commerce';
import type { CartAddRequest } from '@shop/contracts/events';
import { shopTexts, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useGoTo } from '@shop/contracts/routing';
import { useStore, type AppStore } from '@shop/contracts/store';
import { prefetchOnInteraction } from './prefetch-on-interaction.ts';

const loadQuickAdd = () => import(/* webpackChunkName: "quick-add" */ './quick-add.tsx');

/** Unchecked: `quickAdd` validates each request, and its code is not part of a page's first load. */
type Requests = readonly CartAddRequest[];

/**
 * Requests of lists that wait for the code that adds them. The next page of the tab adds them if the shopper reloads
 * before the code has loaded, or because a newer release has removed it.
 */
const storedRequests = () =>
  slot(browserStorage().session, 'fv.to-add', (it): it is Requests => Array.isArray(it));

/** Each item once: shoppers press again after an error. */
const distinct = (requests: Requests): Requests => [
  ...new Map(requests.map((it) => [it.kind + it.code, it])).values(),
];

/**
 * Adds items that lists request, in the same way as a buy box. On pages that can add, the code is fetched on the first
 * interaction. If the page ends before it has loaded, the next page adds the items.
 *
 * @returns the dialog that asks for the country, while it is open
 */
export const useQuickAdd = (): ReactNode => {
  const shop = useShop();
  const store = useStore() as AppStore;
  const text = useText();
  const goTo = useGoTo();
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    const { events, session } = shop;
    const stored = storedRequests();
    const addStored = () =>
      void loadQuickAdd().then(
        ({ quickAdd }) => {
          const requests = stored.read() ?? [];
          stored.clear();
          for (const it of requests) void quickAdd({ ...shop, store, text, goTo }, it, setDialog);
        },
        (error: unknown) => {
          // The shell offers to reload.
          if (missingCode(error) === 'OUTDATED') return stored.write(distinct(stored.read() ?? []));
          stored.clear();
          events.emit('toast', { message: text(shopTexts.add_to_cart_failed), error: true });
        },
      );
    const add = (request: CartAddRequest) => {
      stored.write([...(stored.read() ?? []), request]);
      addStored();
    };
    if (stored.read()) addStored();
    events.on('cart:add', add);
    const stop = prefetchOnInteraction(session, loadQuickAdd);
    return () => {
      events.off('cart:add', add);
      stop();
    };
  }, [shop, store, text, goTo]);
  return dialog;
};
