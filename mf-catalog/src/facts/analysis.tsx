import { FormattedMessage, useIntl } from '@shop/contracts/i18n';
import { useFactText } from './fact-text.ts';
import type { Amount, Details } from './details.ts';
import { Amounts } from './folded-table.tsx';
import { Folded } from './folded-table.tsx';
import { useDegrees } from './facts-texts.tsx';

/** Unit message by key suffix. */
const UNITS = [
  ['_mg_l', 'catalog.facts.mg_per_litre'],
  ['_us_cm', 'catalog.facts.us_per_cm'],
  ['_c', 'catalog.facts.degree'],
] as const;

/** A water's analysis, collapsed: residue, minerals and the other measured values. */
export const Analysis = ({ details }: { details: Details }) => {
  const { formatMessage, formatNumber } = useIntl();
  const factText = useFactText();
  const degrees = useDegrees();
  const { minerals, analysis } = details;
  if (minerals.length + analysis.values.length === 0) return null;
  const written = ({ key, value }: Amount): string => {
    const id = UNITS.find(([end]) => key.endsWith(end))?.[1];
    if (!id) return formatNumber(value);
    return formatMessage({ id }, { value: id === 'catalog.facts.degree' ? degrees(value) : value });
  };
  const rows = [...analysis.values, ...minerals].map((it) => ({
    key: it.key,
    label: factText('mineral', it.key),
    value: written(it),
  }));
  const { year } = analysis;
  return (
    <Folded title={<FormattedMessage id="catalog.analysis.title" />}>
      <Amounts
        caption={
          year === null ? (
            <FormattedMessage id="catalog.analysis.caption" />
          ) : (
            <FormattedMessage id="catalog.analysis.of" values={{ year: String(year) }} />
          )
        }
        rows={rows}
      />
    </Folded>
  );
};
