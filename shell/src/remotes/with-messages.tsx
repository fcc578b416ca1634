import type { ComponentType } from 'react';
import { MessagesProvider } from '@shop/contracts/i18n';
import type { Messages } from '@shop/contracts/remote';
import type { Locale } from '@shop/contracts/market';

/** Wraps a remote's component in its messages. */
export const withMessages = <P extends object>(
  Piece: ComponentType<P>,
  locale: Locale,
  messages: Messages,
): ComponentType<P> => {
  const WithMessages = (props: P) => (
    <MessagesProvider locale={locale} messages={messages}>
      <Piece {...props} />
    </MessagesProvider>
  );
  return WithMessages;
};
