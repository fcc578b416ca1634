import type { Text } from '@shop/contracts/i18n/create-text';
import type { Locale, Market } from '@shop/contracts/market';
import type { Merchant } from '@shop/contracts/store';
import type { MailData, MailKind } from '../mail-request.ts';
import type { MailedOrder } from '../order/read-mailed-order.ts';
import type { MailContent } from './mail-content.ts';

/** Context for composing one kind of mail. */
export interface KindContext<K extends MailKind> {
  data: MailData[K];
  text: Text;
  locale: Locale;
  merchant: Merchant;
  /** All markets of the shop. */
  markets: readonly Market[];
  /**
   * URL of a shop page, in the mail's market and language.
   *
   * @param path - with a leading slash
   */
  pageOf: (path: string) => string;
  /**
   * Reads the current state of an order.
   *
   * @throws UndeliverableError if it does not exist
   */
  readOrder: (id: string) => Promise<MailedOrder>;
  /** URL of a picture in a format that mail clients support; null for none. */
  pictureOf: (url: string | null) => string | null;
}

/** Composes one kind of mail. */
export type WriteMail<K extends MailKind> = (
  context: KindContext<K>,
) => MailContent | Promise<MailContent>;
