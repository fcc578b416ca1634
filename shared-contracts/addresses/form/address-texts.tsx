import { Suspense, use, type ReactNode } from 'react';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import type { Locale } from '../../market/types.ts';
import type { Messages } from '../../i18n/types.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLocale } from '../../store/selectors.ts';

const loading = new Map<Locale, Promise<Messages>>();

/** The texts of address forms; a language that could not be loaded is tried again at the next look. */
const addressMessages = (locale: Locale): Promise<Messages> => {
  const pending = loading.get(locale);
  if (pending) return pending;
  const messages = import(
    /* webpackChunkName: "addresses-[request]", webpackExclude: /-US/ */ `../messages/${locale}.json`
  )
    .then((catalogue: { default: Messages }) => catalogue.default)
    .catch((error: unknown) => {
      loading.delete(locale);
      throw error;
    });
  loading.set(locale, messages);
  return messages;
};

const Loaded = ({ children }: { children: ReactNode }) => {
  const locale = useAppSelector(selectLocale);
  return (
    <MessagesProvider locale={locale} messages={use(addressMessages(locale))}>
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
