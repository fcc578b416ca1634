import { useState, type FormEvent } from 'react';
import { useText } from '@shop/contracts/i18n';
import {
  contextOf,
  countryName,
  zoneCodes,
  type Locale,
  type Market,
  type MarketContext,
} from '@shop/contracts/market';
import { useLocation } from '@shop/contracts/routing';
import type { ShopConfig } from '@shop/contracts/store';
import { Button, SelectField } from '@shop/contracts/ui';
import { standaloneAddress } from './address.ts';
import css from './page.module.css';

interface Props {
  config: ShopConfig;
  context: MarketContext;
  /** Navigates to a URL with a full page load. */
  onGo: (address: string) => void;
}

const THEMES = ['system', 'light', 'dark'] as const;

const languageName = (locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

/** Market, language and colours. Each begins the page again, for store and texts belong to one market and language. */
export const ChoiceForm = ({ config, context, onGo }: Props) => {
  const text = useText();
  const { pathname, search } = useLocation();
  const query = window.location.search;
  const [market, setMarket] = useState(context.market.market_code);
  const [locale, setLocale] = useState(context.locale);
  const [theme, setTheme] = useState(new URLSearchParams(query).get('theme') ?? 'system');

  const nameOf = (it: Market): string => {
    const [country = '', ...others] = zoneCodes(it);
    const place =
      others.length > 0 ? text('standalone.restOfWorld') : countryName(country, context.locale);
    return `${place} · ${it.currency}`;
  };
  const go = (event: FormEvent) => {
    event.preventDefault();
    const chosen = config.markets.find((it) => it.market_code === market) ?? context.market;
    const { prefix } = contextOf(chosen, null, locale);
    const screen = `${pathname.slice(context.prefix.length)}${search}`;
    // Sample data belongs to the market it was created in.
    onGo(
      standaloneAddress(
        query,
        { market: prefix, theme: theme === 'system' ? null : theme },
        screen,
      ),
    );
  };

  return (
    <form className={css.choice} onSubmit={go}>
      <SelectField
        label={text('standalone.market')}
        value={market}
        options={config.markets.map((it) => ({ value: it.market_code, label: nameOf(it) }))}
        onChange={({ target }) => setMarket(target.value)}
      />
      <SelectField
        label={text('standalone.language')}
        value={locale}
        options={config.locales.map((value) => ({ value, label: languageName(value) }))}
        onChange={({ target }) => setLocale(target.value as Locale)}
      />
      <SelectField
        label={text('standalone.colours')}
        value={theme}
        options={THEMES.map((value) => ({ value, label: text(`standalone.colours.${value}`) }))}
        onChange={({ target }) => setTheme(target.value)}
      />
      <Button type="submit">{text('standalone.show')}</Button>
    </form>
  );
};
