import { useIntl } from '@shop/contracts/i18n';
import type { Facts } from '../../../model/facts/facts.ts';
import { useFactText } from '../../../components/use-fact-text.ts';

interface FactRow {
  key: string;
  label: string;
  value: string;
}

/** The facts as lines of a table in the page's language; unknown facts have no line. */
export const useFactRows = (facts: Facts): readonly FactRow[] => {
  const intl = useIntl();
  const factText = useFactText();
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values);
  const names = (group: 'grape' | 'pairing', keys: readonly string[]) =>
    keys.length === 0
      ? null
      : intl.formatList(
          keys.map((it) => factText(group, it)),
          { type: 'unit' },
        );
  const litres = (ml: number) =>
    intl.formatNumber(ml / 1000, { style: 'unit', unit: 'liter', unitDisplay: 'short' });

  const values = {
    producer: facts.producer,
    source: facts.source,
    region: facts.region && factText('region', facts.region),
    grape: names('grape', facts.grapes),
    // A year is not an amount: no thousands separator.
    vintage: facts.vintage && String(facts.vintage),
    alcohol: facts.alcohol && text('catalog.facts.percent', { value: facts.alcohol }),
    size: facts.sizeMl && litres(facts.sizeMl),
    carbonation:
      facts.sparkling === null
        ? null
        : text(facts.sparkling ? 'catalog.facts.with_gas' : 'catalog.facts.without_gas'),
    pairing: names('pairing', facts.pairings),
  } satisfies Record<string, string | 0 | null>;

  return [
    ...Object.entries(values).flatMap(([key, value]) =>
      value ? [{ key, label: text(`catalog.facts.${key}`), value }] : [],
    ),
    ...facts.minerals.map(({ key, value }) => ({
      key,
      label: factText('mineral', key),
      value: text('catalog.facts.mg_per_litre', { value }),
    })),
  ];
};
