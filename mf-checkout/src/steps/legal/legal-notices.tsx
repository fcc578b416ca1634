import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage, MessagesProvider, useText } from '@shop/contracts/i18n';
import { type AlcoholWording, dutiesOf, guaranteePage, type Locale } from '@shop/contracts/market';
import { selectLocale, selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { destinationOf, requiredAge } from '../review/age-confirmation.tsx';
import form from '../section-form.module.css';
import css from './guarantee.module.css';
import type { Messages } from '@shop/contracts/remote';
import type { ReactNode } from 'react';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';

/** All languages in the chunk of the payment section: the other sections are loaded without them. */
const TEXTS: Record<Locale, Messages> = { de, en, es, fr, it };

/** Provides the texts of the legal notices. */
const WithLegalTexts = ({ children }: { children: ReactNode }) => {
  const locale = useAppSelector(selectLocale);
  return (
    <MessagesProvider locale={locale} messages={TEXTS[locale]}>
      {children}
    </MessagesProvider>
  );
};

/** Wording about alcohol for an order that contains some. */
const AlcoholNote = ({ wording, age }: { wording: AlcoholWording; age: number | null }) => {
  if (wording === 'age-check-at-delivery' && age === null) return null;
  return (
    <p className={form.note}>
      <FormattedMessage
        id={wording === 'health-and-minors' ? 'checkout.legal.health' : 'checkout.legal.delivery'}
        values={{ age }}
      />
    </p>
  );
};

/** The notice on the legal guarantee: years, rights, link and QR code of Your Europe. Always open. */
const GuaranteeNotice = ({ years }: { years: number }) => {
  const text = useText();
  const { locale } = useAppSelector(selectMarketContext);
  return (
    <section className={css.notice}>
      <div>
        <h3 className={css.title}>
          <FormattedMessage id="checkout.legal.guarantee" values={{ years }} />
        </h3>
        <p className={form.note}>
          <FormattedMessage id="checkout.legal.guarantee.text" />{' '}
          <a href={guaranteePage(locale)} target="_blank" rel="noreferrer">
            <FormattedMessage id="checkout.legal.guarantee.link" />
          </a>
        </p>
      </div>
      <img
        className={css.code}
        src={`/guarantee-${locale}.svg`}
        alt={text('checkout.legal.guarantee.code')}
        width="96"
        height="96"
      />
    </section>
  );
};

/** Notices that the destination country requires above the button that places the order. */
export const LegalNotices = ({ order }: { order: Order }) => {
  const context = useAppSelector(selectMarketContext);
  const { alcohol, guaranteeYears } = dutiesOf(destinationOf(order, context.country));
  return (
    <WithLegalTexts>
      {alcohol && order.lines.some((line) => line.alcohol) && (
        <AlcoholNote wording={alcohol} age={requiredAge(order, context)} />
      )}
      {guaranteeYears !== null && <GuaranteeNotice years={guaranteeYears} />}
    </WithLegalTexts>
  );
};
