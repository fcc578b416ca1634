import { useEffect, useState, type ReactNode } from 'react';
import { missingCode } from '@shop/contracts/commerce';
import type { CartAddRequest } from '@shop/contracts/events';
import { shopTexts, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useGoTo } from '@shop/contracts/routing';
import { useStore, type AppStore } from '@shop/contracts/store';
import { prepareWhenUsed } from './prefetch-on-interaction.ts';
import { distinct, leftRequests } from './left-requests.ts';

const loadQuickAdd = () => import(/* webpackChunkName: "quick-add" */ './quick-add.tsx');

/**
 * Adds what lists ask for, in the same way as a buy box. Where something can be added at all, the code for it is
 * fetched at the visitor's first sign. Where the page ends before it is there, the next page adds what was asked for.
 *
 * @returns the dialog that asks where to, while it asks
 */
export const useQuickAdd = (): ReactNode => {
  const shop = useShop();
  const store = useStore() as AppStore;
  const text = useText();
  const goTo = useGoTo();
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    const { events, session } = shop;
    const left = leftRequests();
    const addLeft = () =>
      void loadQuickAdd().then(
        ({ quickAdd }) => {
          const wanted = left.read() ?? [];
          left.clear();
          for (const it of wanted) void quickAdd({ ...shop, store, text, goTo }, it, setDialog);
        },
        (error: unknown) => {
          // That a reload helps is said by who finds out that the code is gone.
          if (missingCode(error) === 'OUTDATED') return left.write(distinct(left.read() ?? []));
          left.clear();
          events.emit('toast', { message: text(shopTexts.add_to_cart_failed), error: true });
        },
      );
    const add = (wanted: CartAddRequest) => {
      left.write([...(left.read() ?? []), wanted]);
      addLeft();
    };
    if (left.read()) addLeft();
    events.on('cart:add', add);
    const end = prepareWhenUsed(session, loadQuickAdd);
    return () => {
      events.off('cart:add', add);
      end();
    };
  }, [shop, store, text, goTo]);
  return dialog;
};
