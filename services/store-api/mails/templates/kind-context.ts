import type { Text } from '@shop/contracts/i18n/create-text';
import type { Locale, Market } from '@shop/contracts/market';
import type { Merchant } from '@shop/contracts/store';
import type { MailData, MailKind } from '../mail-request.ts';
import type { MailedOrder } from '../order/read-mailed-order.ts';
import type { MailContent } from './mail-content.ts';

/** What one kind of mail is written with. */
export interface KindContext<K extends MailKind> {
  data: MailData[K];
  text: Text;
  locale: Locale;
  merchant: Merchant;
  /** Every market of the shop. */
  markets: readonly Market[];
  /** Address of a page of the shop, in the mail's market and language. @param path - with a leading slash */
  pageOf: (path: string) => string;
  /** Reads an order as it is now. @throws UndeliverableError where there is none */
  readOrder: (id: string) => Promise<MailedOrder>;
  /** Address of a picture that mail readers can load; null for none. */
  pictureOf: (url: string | null) => string | null;
}

/** Writes one kind of mail. */
export type WriteMail<K extends MailKind> = (
  context: KindContext<K>,
) => MailContent | Promise<MailContent>;
