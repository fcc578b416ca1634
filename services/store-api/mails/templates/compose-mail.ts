import { createText } from '@shop/contracts/i18n/create-text';
import { languageTag, type LanguageTag, type Locale, type Market } from '@shop/contracts/market';
import type { Merchant } from '@shop/contracts/store';
import type { Unsubscribe } from './mail-content.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MailData, MailKind } from '../mail-request.ts';
import { type MailedOrder, readMailedOrder } from '../order/read-mailed-order.ts';
import type { ClaimedMail } from '../outbox/claim-mails.ts';
import type { ComposedMail } from '../sending/mail-sender.ts';
import { inertText } from './inert-text.ts';
import { KINDS } from './kinds/index.ts';
import { mailMessages } from './mail-messages.ts';
import type { KindContext, WriteMail } from './kind-context.ts';
import { compileTemplate, type RenderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** `List-Unsubscribe` (RFC 2369), with its one-click form (RFC 8058) if an endpoint is configured. */
const unsubscribeHeaders = ({ oneClick }: Unsubscribe, email: string): Record<string, string> => {
  const write = `<mailto:${email}?subject=unsubscribe>`;
  return oneClick
    ? {
        'List-Unsubscribe': `<${new URL(oneClick).href}>, ${write}`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : { 'List-Unsubscribe': write };
};

export interface ComposerOptions {
  platform: Platform;
  merchant: Merchant;
  /** All markets of the shop. */
  markets: readonly Market[];
  /** Origin of links in mails. */
  shopOrigin: string;
}

/** Catalog pictures in the smallest width that is sharp enough. */
const small = (url: string): string =>
  url.replace(/(\/media\/.+)-\d+\.(?:avif|webp)$/u, '$1-320.webp');

/** Mails about an order use the spelling of its destination country. */
const tagOf = async (
  locale: Locale,
  data: string,
  readOrder: (id: string) => Promise<MailedOrder>,
): Promise<LanguageTag> => {
  const { orderId } = JSON.parse(data) as { orderId?: string };
  if (locale !== 'en' || !orderId) return locale;
  const { order } = await readOrder(orderId);
  return languageTag({ locale, country: order.shippingAddress?.country_code ?? '' });
};

/** Composes subject, HTML and text of a mail, from the data at the time of sending. */
export const createComposer = ({
  platform,
  merchant,
  markets,
  shopOrigin,
}: ComposerOptions): ((
  mail: Pick<ClaimedMail, 'kind' | 'locale' | 'market' | 'data'>,
) => Promise<ComposedMail>) => {
  let template: Promise<RenderHtml> | null = null;

  const pictureOf = (url: string | null): string | null => {
    const address = url === null ? null : URL.parse(small(url), `${shopOrigin}/`);
    return address && /^https?:$/.test(address.protocol) ? address.href : null;
  };

  const contentOf = async <K extends MailKind>(
    kind: K,
    context: Omit<KindContext<MailKind>, 'data'>,
    data: string,
  ) => {
    const write = KINDS[kind] as WriteMail<K>;
    // Written by `queueMail`, whose types define the data of each kind.
    return write({ ...context, data: JSON.parse(data) as MailData[K] });
  };

  return async ({ kind, locale, market, data }) => {
    const messages = await mailMessages(locale);
    const orders = new Map<string, Promise<MailedOrder>>();
    const readOrder = (id: string): Promise<MailedOrder> => {
      const order = orders.get(id) ?? readMailedOrder(platform, id);
      orders.set(id, order);
      return order;
    };
    const tag = await tagOf(locale, data, readOrder);
    const text = createText(tag, messages);
    const pageOf = (path: string): string =>
      `${shopOrigin}/${market}/${locale}${path === '/' ? '' : path}`;
    const content = inertText(
      await contentOf(
        kind,
        {
          text,
          locale,
          merchant,
          markets,
          pageOf,
          pictureOf,
          readOrder,
        },
        data,
      ),
    );
    const { unsubscribe } = content;
    const values = {
      ...content,
      locale: tag,
      subject: content.subject.replaceAll('\n', ' '),
      shop: merchant.shop,
      home: pageOf('/'),
      footer: [
        content.reason,
        [merchant.company, ...merchant.address].join(', '),
        `${merchant.email} · ${merchant.phone}`,
      ],
      unsubscribe: unsubscribe?.page
        ? { label: text('mail.unsubscribe'), href: unsubscribe.page }
        : null,
    };
    template ??= compileTemplate().catch((error: unknown) => {
      // The next mail tries again.
      template = null;
      throw error;
    });
    return {
      subject: values.subject,
      html: (await template)(values),
      text: renderText(values),
      ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe, merchant.email) }),
    };
  };
};
