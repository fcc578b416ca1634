import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createText } from '@shop/contracts/i18n/create-text';
import { LOCALES, type Locale, type MarketContext } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing/paths';
import { CONSENT_BANNER_ID } from '../../src/model/consent.ts';
import { escapeHtml } from '../document/escape.ts';

const textsIn = (locale: Locale) =>
  createText(
    locale,
    JSON.parse(
      readFileSync(join(import.meta.dirname, `messages/${locale}.json`), 'utf8'),
    ) as Messages,
  );

const TEXTS = new Map(LOCALES.map((locale) => [locale, textsIn(locale)] as const));

/**
 * Consent banner for analytics (A2), hidden in every document: the browser shows it to visitors without a stored
 * choice. Its texts are in no script, and both answers are buttons of one form. Each sentence is a block of its own,
 * so that it is the largest contentful paint of few pages.
 */
export const consentBanner = ({
  locale,
  prefix,
}: Pick<MarketContext, 'locale' | 'prefix'>): string => {
  const format = TEXTS.get(locale);
  if (!format) return '';
  const text = (id: string): string => escapeHtml(format(id));
  const href = escapeHtml(`${prefix}${paths.info('privacy')}`);
  return `<section id="${CONSENT_BANNER_ID}" aria-label="${text('consent.title')}" hidden>
<p>${text('consent.what')}</p>
<p>${text('consent.how')} <a href="${href}">${text('consent.privacy')}</a></p>
<button type="button" value="denied">${text('consent.no')}</button>
<button type="button" value="granted">${text('consent.yes')}</button>
</section>`;
};
