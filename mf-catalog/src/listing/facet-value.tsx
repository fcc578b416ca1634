import { useIntl } from '@shop/contracts/i18n';
import css from './facets.module.css';

interface Props {
  id: string;
  name: string;
  value: string;
  label: string;
  /** Number of items with this value. */
  count: number;
  checked: boolean;
  /** Shows a color swatch. */
  swatch?: boolean;
  onChange: () => void;
}

/** Checkbox of one facet value. */
export const FacetValue = ({ id, label, count, swatch, ...box }: Props) => (
  <label className={css.value} data-none={count === 0 || undefined}>
    <input {...box} id={id} type="checkbox" className={css.box} />
    {swatch && <span className={css.swatch} data-colour={box.value} />}
    <span className={css.name}>{label}</span>
    <span className={css.count}>{useIntl().formatNumber(count)}</span>
  </label>
);
