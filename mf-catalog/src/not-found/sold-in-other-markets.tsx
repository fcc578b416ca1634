import { FormattedMessage, MessagesProvider } from '@shop/contracts/i18n';
import { countryName, type Locale } from '@shop/contracts/market';
import { useShop, type Messages } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { ButtonLink, PageHeading } from '@shop/contracts/ui';
import type { ReactNode } from 'react';
import { marketLinks } from './market-links.ts';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';
import css from './not-found.module.css';

/** Texts used only by this page. */
const texts: Record<Locale, Messages> = { de, en, es, fr, it };

interface Props {
  kind: 'sku' | 'bundle';
  code: string;
  /** Null if unknown. */
  name: string | null;
  /** Codes of the markets that sell it; at least one. */
  markets: readonly string[];
  children: ReactNode;
}

/** Notice for an item sold only in other markets, with links to its pages there. */
export const SoldInOtherMarkets = ({ kind, code, name, markets, children }: Props) => {
  const { config } = useShop();
  const { country: present, locale } = useAppSelector(selectMarketContext);
  const here = { country: countryName(present, locale) };
  const links = marketLinks(config.markets, markets, {
    kind,
    code,
    name: name ?? '',
    locale,
  });
  return (
    <MessagesProvider locale={locale} messages={texts[locale]}>
      <div className={css.page}>
        <PageHeading
          overline={<FormattedMessage id="catalog.elsewhere.overline" />}
          lead={<FormattedMessage id="catalog.elsewhere.text" />}
        >
          {name === null ? (
            <FormattedMessage id="catalog.elsewhere.unnamed" values={here} />
          ) : (
            <FormattedMessage id="catalog.elsewhere.title" values={{ ...here, name }} />
          )}
        </PageHeading>
        <ul className={css.markets}>
          {links.map(({ market, href, country, currency }) => (
            <li key={market}>
              {/* Another market needs another platform session, so the link loads a new document. */}
              <a href={href} className={css.market}>
                {country === null ? (
                  <FormattedMessage id="catalog.elsewhere.world" />
                ) : (
                  countryName(country, locale)
                )}
                <span className={css.currency}>{currency}</span>
              </a>
            </li>
          ))}
        </ul>
        {children}
        <p className={css.back}>
          <ButtonLink to={paths.home()}>
            <FormattedMessage id="catalog.not_found.home" />
          </ButtonLink>
        </p>
      </div>
    </MessagesProvider>
  );
};
