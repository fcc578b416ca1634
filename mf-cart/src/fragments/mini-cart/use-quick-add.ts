import { useEffect, useState, type ReactNode } from 'react';
import type { CartAddRequest } from '@shop/contracts/events';
import { shopTexts, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useGoTo } from '@shop/contracts/routing';
import { useStore, type AppStore } from '@shop/contracts/store';
import { prepareWhenUsed } from '../../components/adding/prepare-adding.ts';

const loadQuickAdd = () => import(/* webpackChunkName: "quick-add" */ './quick-add.tsx');

/**
 * Adds what lists ask for, in the same way as a buy box. Where something can be added at all, the code for it is
 * fetched at the visitor's first sign.
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
    const add = (wanted: CartAddRequest) =>
      void loadQuickAdd().then(
        ({ quickAdd }) => quickAdd({ ...shop, store, text, goTo }, wanted, setDialog),
        () => events.emit('toast', { message: text(shopTexts.add_to_cart_failed), error: true }),
      );
    events.on('cart:add', add);
    const end = prepareWhenUsed(session, loadQuickAdd);
    return () => {
      events.off('cart:add', add);
      end();
    };
  }, [shop, store, text, goTo]);
  return dialog;
};
