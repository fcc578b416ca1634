import { FormattedMessage, MessagesProvider } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import { useShop, type Messages } from '@shop/contracts/remote';
import { selectLocale, selectSession, useAppDispatch, useAppSelector } from '@shop/contracts/store';
import { Button, PageHeading, Skeleton } from '@shop/contracts/ui';
import { joinWishes } from '@shop/contracts/wish-list';
import { useEffect, useRef } from 'react';
import { useWishList } from '../wish-list/wish-list-items.tsx';
import { WishListItems } from '../wish-list/wish-list-items.tsx';
import de from '../wish-list/messages/de.json';
import en from '../wish-list/messages/en.json';
import es from '../wish-list/messages/es.json';
import fr from '../wish-list/messages/fr.json';
import it from '../wish-list/messages/it.json';
import css from '../wish-list/wish-list.module.css';

/** Texts used only by this page. */
const texts: Record<Locale, Messages> = { de, en, es, fr, it };

/** `/wish-list`: the visitor's wish list. A customer's list is the same on every device. */
export const WishListPage = () => {
  const dispatch = useAppDispatch();
  const { kind, ownerId } = useAppSelector(selectSession);
  const { events } = useShop();
  const wishes = useWishList();
  const locale = useAppSelector(selectLocale);
  useEffect(() => {
    // The local list is shown meanwhile, and remains if the platform is unreachable.
    if (ownerId !== null) void joinWishes(dispatch, ownerId);
  }, [dispatch, ownerId]);
  const list = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    // A removed item takes its pressed button with it, without a blur: the keyboard stays in the list.
    if (hasFocus.current && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true });
  }, [wishes.length]);
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
        <div
          ref={list}
          tabIndex={-1}
          onFocus={() => {
            hasFocus.current = true;
          }}
          onBlur={() => {
            hasFocus.current = false;
          }}
        >
          {kind === 'unknown' ? <Skeleton height="20rem" /> : <WishListItems wishes={wishes} />}
        </div>
      </div>
    </MessagesProvider>
  );
};
