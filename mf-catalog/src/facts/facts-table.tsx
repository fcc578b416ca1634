import { FormattedMessage, useIntl } from '@shop/contracts/i18n';
import { TextLink } from '@shop/contracts/ui';
import { findProducer, producerPath } from '../producer/producers.ts';
import { useContentText } from './content-text.ts';
import type { Details } from './details.ts';
import { type FactGroup, useFactText } from './fact-text.ts';
import css from './facts-table.module.css';
import { useDegrees } from './facts-texts.tsx';
import type { Facts } from './facts.ts';
import { ResponsibleRow } from './responsible-row.tsx';

interface FactRow {
  key: string;
  label: string;
  value: string;
}

/**
 * Rows of the facts table in the page's language. Unknown facts have no row. The producer and who answers for
 * the item have row components of their own.
 */
export const useFactRows = (facts: Facts, details: Details): readonly FactRow[] => {
  const intl = useIntl();
  const factText = useFactText();
  const contentText = useContentText();
  const degrees = useDegrees();
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
  /** Joins values into one phrase in sentence case. German nouns keep their capitals. */
  const sentence = (group: FactGroup, keys: readonly string[]) => {
    const list = names(group, keys) ?? '';
    const rest = list.slice(1);
    return list.charAt(0).toUpperCase() + (intl.locale === 'de' ? rest : rest.toLowerCase());
  };
  const { serve, ageing, sparkling } = details;

  const values = {
    source: details.source,
    region: name('region', facts.region),
    grape: names('grape', facts.grapes),
    // No thousands separator in a year.
    vintage: details.vintage && String(details.vintage),
    alcohol: details.alcohol && text('catalog.facts.percent', { value: details.alcohol }),
    size: facts.sizeMl && contentText(facts.sizeMl),
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
    serve:
      serve && text('catalog.facts.degrees', { from: degrees(serve.from), to: degrees(serve.to) }),
    pairing: sentence('pairing', details.pairings),
    closure: name('closure', details.closure),
    material: name('material', details.material),
    care: name('care', details.care),
    contains: sentence('allergen', details.contains),
    identifier: details.identifier,
    warnings: details.warnings.map((it) => factText('warning', it)).join(' '),
  } satisfies Record<string, string | 0 | null>;

  return Object.entries(values).flatMap(([key, value]) =>
    value ? [{ key, label: text(`catalog.facts.${key}`), value }] : [],
  );
};

/** The producer of an item, linked to the producer's page if one exists. */
const ProducerRow = ({ name }: { name: string }) => {
  const producer = findProducer(name);
  return (
    <tr>
      <th scope="row">
        <FormattedMessage id="catalog.facts.producer" />
      </th>
      <td>{producer ? <TextLink to={producerPath(producer.key)}>{name}</TextLink> : name}</td>
    </tr>
  );
};

/** Table of an item's facts. Renders nothing if no fact is known. */
export const FactsTable = ({ facts, details }: { facts: Facts; details: Details }) => {
  const rows = useFactRows(facts, details);
  if (rows.length === 0 && !facts.producer && !details.responsible) return null;
  return (
    <table className={css.table}>
      <caption className={css.caption}>
        <FormattedMessage id="catalog.facts.title" />
      </caption>
      <tbody>
        {facts.producer && <ProducerRow name={facts.producer} />}
        {rows.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
        {details.responsible && <ResponsibleRow of={details.responsible} />}
      </tbody>
    </table>
  );
};
