import { useIntl } from '@shop/contracts/i18n';
import type { Details } from '../../../model/facts/details.ts';
import type { FactGroup } from '../../../model/facts/fact-text.ts';
import type { Facts } from '../../../model/facts/facts.ts';
import { useFactText } from '../../../components/use-fact-text.ts';

interface FactRow {
  key: string;
  label: string;
  value: string;
}

/** The facts as lines of a table in the page's language; unknown facts have no line. The producer has its own. */
export const useFactRows = (facts: Facts, details: Details): readonly FactRow[] => {
  const intl = useIntl();
  const factText = useFactText();
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values);
  const name = (group: FactGroup, key: string | null) => key && factText(group, key);
  const names = (group: FactGroup, keys: readonly string[]) =>
    keys.length === 0
      ? null
      : intl.formatList(
          keys.map((it) => factText(group, it)),
          { type: 'unit' },
        );
  const litres = (ml: number) =>
    intl.formatNumber(ml / 1000, { style: 'unit', unit: 'liter', unitDisplay: 'short' });
  const { serve, ageing, sparkling } = details;

  const values = {
    source: details.source,
    region: name('region', facts.region),
    grape: names('grape', facts.grapes),
    // A year is not an amount: no thousands separator.
    vintage: details.vintage && String(details.vintage),
    alcohol: details.alcohol && text('catalog.facts.percent', { value: details.alcohol }),
    size: facts.sizeMl && litres(facts.sizeMl),
    carbonation:
      sparkling === null
        ? null
        : text(sparkling ? 'catalog.facts.with_gas' : 'catalog.facts.without_gas'),
    ageing:
      ageing &&
      [
        text('catalog.facts.months', { months: ageing.months }),
        ...(ageing.vessel === null ? [] : [factText('vessel', ageing.vessel)]),
      ].join(' '),
    serve: serve && text('catalog.facts.degrees', { ...serve }),
    pairing: names('pairing', details.pairings),
    closure: name('closure', details.closure),
    material: name('material', details.material),
    care: name('care', details.care),
    contains: names('allergen', details.contains),
  } satisfies Record<string, string | 0 | null>;

  return Object.entries(values).flatMap(([key, value]) =>
    value ? [{ key, label: text(`catalog.facts.${key}`), value }] : [],
  );
};
