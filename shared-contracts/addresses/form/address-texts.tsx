import { Suspense, use, type ReactNode } from 'react';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import type { Locale } from '../../market/types.ts';
import type { Messages } from '../../i18n/types.ts';
import { pendingLoadable, type Loadable } from '../../remote/loadable.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLocale } from '../../store/selectors.ts';

const loaded = new Map<Locale, Loadable<Messages>>();

/** A language that could not be loaded is tried again on the next call. */
const addressMessages = (locale: Locale): Loadable<Messages> => {
  const cached = loaded.get(locale);
  if (cached) return cached;
  const messages = import(
    /* webpackChunkName: "addresses-[request]", webpackExclude: /-US/ */ `../messages/${locale}.json`
  ).then((catalogue: { default: Messages }) => catalogue.default);
  const pending = pendingLoadable(messages, (settled) => {
    if (settled.status === 'failed') loaded.delete(locale);
    else loaded.set(locale, settled);
  });
  loaded.set(locale, pending);
  return pending;
};

/** Loads the texts of {@link AddressTexts} ahead, so that it renders without its fallback. */
export const loadAddressTexts = async (locale: Locale): Promise<void> => {
  await addressMessages(locale).promise;
};

const Loaded = ({ children }: { children: ReactNode }) => {
  const locale = useAppSelector(selectLocale);
  return (
    <MessagesProvider locale={locale} messages={use(addressMessages(locale).promise)}>
      {children}
    </MessagesProvider>
  );
};

/**
 * Provides the texts of address and invoice fields, which load with the first form instead of every page.
 *
 * @param fallback - placeholder of the form's size, to avoid layout shifts
 */
export const AddressTexts = ({
  fallback,
  children,
}: {
  fallback: ReactNode;
  children: ReactNode;
}) => (
  <Suspense fallback={fallback}>
    <Loaded>{children}</Loaded>
  </Suspense>
);
