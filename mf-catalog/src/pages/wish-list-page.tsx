import { FormattedMessage, MessagesProvider } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import { useShop, type Messages } from '@shop/contracts/remote';
import { selectLocale, selectSession, useAppDispatch, useAppSelector } from '@shop/contracts/store';
import { Button, PageHeading, Skeleton } from '@shop/contracts/ui';
import { joinWishes } from '@shop/contracts/wish-list';
import { useEffect } from 'react';
import { useWishes } from '../wish-list/wish-list-items.tsx';
import { WishedItems } from '../wish-list/wish-list-items.tsx';
import de from '../wish-list/messages/de.json';
import en from '../wish-list/messages/en.json';
import es from '../wish-list/messages/es.json';
import fr from '../wish-list/messages/fr.json';
import it from '../wish-list/messages/it.json';
import css from '../wish-list/wish-list.module.css';

/** Texts that only this page needs. */
const texts: Record<Locale, Messages> = { de, en, es, fr, it };

/** `/wish-list`: what a visitor wants to find again; a customer's is the same on every device. */
export const WishListPage = () => {
  const dispatch = useAppDispatch();
  const { kind, ownerId } = useAppSelector(selectSession);
  const { events } = useShop();
  const wishes = useWishes();
  const locale = useAppSelector(selectLocale);
  useEffect(() => {
    // What is known here is shown meanwhile, and stays where the platform cannot be asked.
    if (ownerId !== null) void joinWishes(dispatch, ownerId);
  }, [dispatch, ownerId]);
  return (
    <MessagesProvider locale={locale} messages={texts[locale]}>
      <div className={css.page}>
        <PageHeading>
          <FormattedMessage id="catalog.wishes.title" />
        </PageHeading>
        {kind === 'anonymous' && (
          <Button
            className={css.login}
            onClick={() => events.emit('modal:open', { name: 'auth', props: {} })}
          >
            <FormattedMessage id="catalog.wishes.log_in" />
          </Button>
        )}
        {kind === 'unknown' ? <Skeleton height="20rem" /> : <WishedItems wishes={wishes} />}
      </div>
    </MessagesProvider>
  );
};
