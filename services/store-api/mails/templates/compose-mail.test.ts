import { LOCALES } from '@shop/contracts/market';
import { DEMO_MERCHANT } from '@shop/contracts/store/demo-merchant';
import type { Platform } from '../../platform/platform.ts';
import { readDocument } from '../../platform/read-document.ts';
import type { MailData, MailKind } from '../mail-request.ts';
import { UndeliverableError } from '../sending/undeliverable-error.ts';
import { makeOrderDocument } from '../testing/make-order-document.ts';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { createComposer } from './compose-mail.ts';

const HOSTILE = `<img src=x onerror=alert(1)>"'</td>{{shop}}`;
const LINK = 'https://shop.example/it/eur/it/track-order#id=a&token=b';

/** Response of the platform. */
let answer: unknown;
/** Shared, as in the service, because it compiles its template once. */
const compose = createComposer({
  markets: MARKETS,
  platform: { read: async () => readDocument(answer)[0] ?? null } as unknown as Platform,
  merchant: DEMO_MERCHANT,
  shopOrigin: 'https://shop.example',
});

const DATA: { readonly [K in MailKind]: MailData[K] } = {
  welcome: {},
  'password-reset': { link: LINK },
  'email-change-confirm': { link: LINK },
  'email-change-notice': { newEmail: 'new@shop.example' },
  'email-change-taken': {},
  'newsletter-confirm': { link: LINK },
  'order-confirmation': { orderId: 'order', trackingLink: LINK },
  'order-shipped': { orderId: 'order', shipmentId: 'shipment', trackingLink: LINK },
  'order-delivered': { orderId: 'order', shipmentId: 'shipment' },
  'payment-refused': { orderId: 'order', transaction: 'captures' },
  'order-refunded': { orderId: 'order', amountCents: 1250 },
  'order-link': { orderNumber: '10000001', trackingLink: LINK },
  'return-request': {
    kind: 'withdrawal',
    name: 'Ada Rossi',
    number: '10000001',
    email: 'ada@shop.example',
    note: null,
    receivedAt: '2026-11-28T10:15:00.000Z',
    items: [{ name: 'Barolo', quantity: 2 }],
  },
  'back-in-stock': { sku: 'BAROLO', name: 'Barolo', path: 'single-product/BAROLO' },
  'back-in-stock-confirm': { name: 'Barolo', link: LINK },
  'account-deleted': {},
};
const KINDS = Object.keys(DATA) as MailKind[];

const write = <K extends MailKind>(
  kind: K,
  change: Partial<MailData[K]> = {},
  { locale = 'it' as (typeof LOCALES)[number], document = makeOrderDocument() as unknown } = {},
) => {
  answer = document;
  return compose({
    kind,
    locale,
    market: 'it/eur',
    data: JSON.stringify({ ...DATA[kind], ...change }),
  });
};

/** The mail in a DOM. */
const shown = (html: string): string =>
  html
    .replace(/<(style|title|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’');
/** Amounts contain a non-breaking space. */
const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe.each(KINDS)('the mail %s', (kind) => {
  it.each(LOCALES)('M7 is whole in %s, its text part too', async (locale) => {
    const mail = await write(kind, {}, { locale });
    expect(mail.subject).toMatch(/\S/);
    expect(mail.subject).not.toMatch(/mail\.|[\r\n{}]/);
    expect(mail.html).toContain(`lang="${locale}`);
    expect(mail.html).not.toMatch(/\{\{|\bundefined\b|\[object/);
    expect(mail.text).not.toMatch(/\bundefined\b|\[object|<[a-z]/);
    expect(mail.text).toContain(DEMO_MERCHANT.company);
    // Neither scripts nor resources of another origin.
    expect(mail.html).not.toMatch(/<script|<link|@import|javascript:/i);
    for (const [, address] of mail.html.matchAll(/<img[^>]*src="([^"]*)"/g))
      expect(address).toMatch(/^https:\/\/shop\.example\/media\//);
  });
});

it.each([
  'password-reset',
  'email-change-confirm',
  'newsletter-confirm',
  'back-in-stock-confirm',
] as const)('%s carries its link in both parts', async (kind) => {
  const { html, text } = await write(kind);
  expect(text).toContain(LINK);
  expect(html.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=')).toContain(`href="${LINK}"`);
});

describe('S8 the confirmation', () => {
  it.each([
    ['fr', '\u00a0:'],
    ['de', ':'],
  ] as const)('S8 puts the colon of a label as %s does', async (locale, colon) => {
    const { text } = await write('order-confirmation', {}, { locale });
    const labels = text.match(/^[^\n:]+:(?= |$)/gmu) ?? [];
    expect(labels.length).toBeGreaterThan(4);
    expect(labels.filter((it) => !it.endsWith(colon))).toEqual([]);
    expect(labels.some((it) => /\s:$/u.test(it))).toBe(locale === 'fr');
  });

  it('S7 has the notice on the legal guarantee in both parts, with the link in the mail’s language', async () => {
    const { html, text } = await write('order-confirmation');
    const link =
      'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_it.htm';
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    for (const part of [text, shown(html)]) {
      expect(part).toMatch(/garanzia legale di conformità: 2 anni/iu);
      expect(part).toMatch(/alla riparazione o alla sostituzione.*al rimborso/u);
    }
  });

  it('lists the items, the totals, the address and the payment, as the screens do', async () => {
    const { html, text, subject } = await write('order-confirmation');
    expect(subject).toBe('Il tuo ordine 10000001');
    for (const part of [text, shown(html)].map(plainSpaces)) {
      expect(part).toContain('2 × Barolo in italiano');
      expect(part).toContain('98,00 €');
      expect(part).toMatch(/Totale\W+101,00 €/);
      expect(part).toContain('40100 Bologna BO');
      expect(part).toContain('Contrassegno');
      expect(part).toContain('2026-11-24');
      expect(part).toContain('Auguri');
    }
    expect(html).toContain('src="https://shop.example/media/barolo-320.webp"');
  });

  it.each([
    ['US', '2026-11-25T03:42:00.000Z', '2026-11-24', '2026-11-25', '2026-11-26'],
    ['JP', '2026-11-24T17:00:00.000Z', '2026-11-25', '2026-11-26', '2026-11-27'],
  ])('M8 S8 has the days of the ship-to country: %s', async (country_code, placed_at, ...days) => {
    const document = makeOrderDocument({ address: { country_code }, order: { placed_at } });
    const { html, text } = await write('order-confirmation', {}, { document });
    for (const part of [text, shown(html)])
      expect([...new Set(part.match(/\d{4}-\d\d-\d\d/g))]).toEqual(days);
  });

  it('names the account a transfer goes to', async () => {
    const bank_account = { beneficiary: 'Fonte', iban: 'IT60X0542811101000000123456' };
    const document = makeOrderDocument({ method: { metadata: { bank_account } } });
    const { text } = await write('order-confirmation', {}, { document });
    expect(text).toContain('IT60 X054 2811 1010 0000 0123 456');
    expect(text).toContain('Causale: 10000001');
  });

  it('is not sent if the order does not exist', async () => {
    answer = { data: null };
    const mail = compose({
      kind: 'order-confirmation',
      locale: 'it',
      market: 'it/eur',
      data: JSON.stringify(DATA['order-confirmation']),
    });
    await expect(mail).rejects.toThrow(UndeliverableError);
  });
});

it.each([
  ['US', 'Package 1: AB 12', 'en-US'],
  ['GB', 'Parcel 1: AB 12', 'en-GB'],
] as const)(
  'M7 is spelled as in the country the order is sent to: %s',
  async (country_code, said, tag) => {
    const document = makeOrderDocument({ address: { country_code } });
    const { text, html } = await write('order-shipped', {}, { locale: 'en', document });
    expect(text).toContain(said);
    expect(html).toContain(`lang="${tag}"`);
  },
);

it('M7 calls the carrier by its name in the language of the mail', async () => {
  const names = { it: { name: 'Corriere espresso' }, de: { name: 'Expressversand' } };
  const document = makeOrderDocument({ shippingMethod: { metadata: { text: names } } });
  for (const kind of ['order-confirmation', 'order-shipped'] as const)
    expect((await write(kind, {}, { document })).text).toContain('Corriere espresso');
});

it('names parcels with their number, and leads to the carrier where the shipping method says how', async () => {
  const plain = await write('order-shipped');
  expect(plain.text).toContain('Pacco 1: AB 12');
  const document = makeOrderDocument({
    shippingMethod: { metadata: { tracking_url: 'https://carrier.example/{tracking_number}' } },
  });
  const linked = await write('order-shipped', {}, { document });
  expect(linked.text).toContain('https://carrier.example/AB%2012');
  const script = makeOrderDocument({
    shippingMethod: { metadata: { tracking_url: 'javascript:alert(1)//{tracking_number}' } },
  });
  expect((await write('order-shipped', {}, { document: script })).html).not.toContain('javascript');
});

describe('hostile text', () => {
  it.each(['order-confirmation', 'order-shipped'] as const)('is inert in %s', async (kind) => {
    const document = makeOrderDocument({
      line: { name: HOSTILE, metadata: {} },
      sku: { name: HOSTILE, metadata: {} },
      address: { company: HOSTILE, line_2: 'a\u202egnp.exe\u0000' },
      order: { metadata: { gift_message: HOSTILE } },
      picture: 'javascript:alert(1)',
    });
    const { html, text, subject } = await write(kind, {}, { document });
    expect(html).not.toMatch(/<img src=x|onerror=alert\(1\)>|javascript:/);
    expect(html).toContain('{{shop}}');
    expect(html + text + subject).not.toMatch(/[\u202e\u0000]/);
  });

  it('S11 X has no link that a mail client would make of a domain', async () => {
    const hostile =
      'Win at prize.example/it, ht\u200btps://prize.example or www.prize.\ufeffexample';
    const document = makeOrderDocument({
      address: { company: hostile },
      order: { metadata: { gift_message: hostile } },
    });
    const ordered = await write('order-confirmation', {}, { document });
    const returned = await write('return-request', { name: hostile, note: hostile });
    for (const { html, text } of [ordered, returned])
      for (const part of [html, text]) {
        expect(part).toContain('Win at prize. example/it, https: //prize. example');
        expect(part).not.toMatch(/prize\.example|:\/\/prize|www\.prize/);
      }
  });

  it('begins no header and ends no attribute', async () => {
    const name = `Barolo\r\nBcc: all@shop.example`;
    const { subject, html } = await write('back-in-stock', { name, path: `x"><script>alert(1)` });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<script');
  });
});

describe('mails that are not about an order or an account', () => {
  it('support one-click unsubscribe if an endpoint is configured, otherwise by e-mail', async () => {
    const plain = await write('newsletter-confirm');
    expect(plain.headers).toEqual({
      'List-Unsubscribe': `<mailto:${DEMO_MERCHANT.email}?subject=unsubscribe>`,
    });
    const oneClick = 'https://api.shop.example/api/unsubscribe?id=a&token=b&market=it%2Feur';
    const page = 'https://shop.example/it/eur/it/account/unsubscribe#id=a&token=b';
    const mail = await write('newsletter-confirm', { unsubscribe: { oneClick, page } });
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<${oneClick}>, <mailto:${DEMO_MERCHANT.email}?subject=unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.text).toContain(page);
    expect((await write('welcome')).headers).toBeUndefined();
  });
});
