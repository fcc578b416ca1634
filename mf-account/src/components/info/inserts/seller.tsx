import { FormattedMessage } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import type { ValueName } from '../../../model/info/content-document.ts';
import { Inlines } from '../text/inlines.tsx';
import css from './seller.module.css';

const FACTS = [
  'representative',
  'register',
  'vat',
  'email',
  'pec',
  'phone',
] as const satisfies readonly ValueName[];

/** The merchant: company, address and contact. Missing fields are left out. */
export const Seller = () => {
  const { merchant } = useShop().config;
  return (
    <div className={css.seller}>
      <address className={css.address}>
        <strong>{merchant.company}</strong>
        {merchant.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <dl className={css.facts}>
        {FACTS.filter((name) => merchant[name] !== '').map((name) => (
          <div key={name} className={css.fact}>
            <dt>
              <FormattedMessage id={`content.seller.${name}`} />
            </dt>
            <dd>
              <Inlines of={[{ type: 'value', name }]} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
