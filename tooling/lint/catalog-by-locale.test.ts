import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { catalogByLocale } from './catalog-by-locale.mjs';
import { lintText } from './testing/lint-text.ts';

new RuleTester({
  languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
}).run('catalog-by-locale', catalogByLocale, {
  valid: [
    'const locale = useAppSelector(selectLocale); texts[locale];',
    'const locale = useIntl().locale as LanguageTag; formatMoney(money, locale);',
    'const intl = useIntl(); intl.locale === "en-US";',
    'const { formatMessage } = useIntl(); texts[locale];',
    'const of = (locale: Locale) => texts[locale];',
  ],
  invalid: [
    'texts[useIntl().locale];',
    'const intl = useIntl(); texts[intl.locale];',
    'const { locale } = useIntl(); texts[locale];',
    'const locale = useIntl().locale as Locale;',
    'const locale = useIntl().locale.slice(0, 2) as Locale;',
    'const { locale: tag } = useIntl(); loadMessages(tag);',
    'const intl = useIntl(); <MessagesProvider locale={intl.locale} messages={texts.en} />;',
  ].map((code) => ({ code, errors: [{ messageId: 'tag' }] })),
});

// Type-aware linting is slow on a busy machine.
it('M7 lint rejects messages selected by the language tag in a remote', () => {
  const text =
    "import { useIntl } from '@shop/contracts/i18n';\nexport const useText = (texts: Record<string, object>) => texts[useIntl().locale];\n";
  expect(lintText('mf-catalog/src/item/buy/cart-box.tsx', text)).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('language tag') }),
  );
}, 120_000);
