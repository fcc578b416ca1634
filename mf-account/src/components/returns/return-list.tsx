import type { TrackedReturn } from '@shop/contracts/commerce/tracking';
import { FormattedMessage } from '@shop/contracts/i18n';
import { formatDate, type CountryCode } from '@shop/contracts/market';
import { Section } from '../section.tsx';
import { WithReturnTexts } from './return-texts.tsx';
import css from './returns.module.css';

interface Props {
  returns: readonly TrackedReturn[];
  /** Destination country of the order; null if unknown. */
  country: CountryCode | null;
}

/** The returns of an order: state, day and items of each. */
const ReturnList = ({ returns, country }: Props) => {
  return (
    <WithReturnTexts>
      <Section title={<FormattedMessage id="account.returns.list" />}>
        <dl className={css.facts}>
          {returns.map(({ id, number, status, at, lines }) => (
            <div key={id}>
              <dt>
                <FormattedMessage
                  id="account.returns.of"
                  values={{ number, date: formatDate(at, country) }}
                />
              </dt>
              <dd>
                <strong>
                  <FormattedMessage id={`account.returns.status.${status}`} />
                </strong>
                {lines.map((line) => (
                  <div key={line.id}>
                    <FormattedMessage
                      id="account.returns.line"
                      values={{ quantity: line.quantity, name: line.name }}
                    />
                  </div>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </WithReturnTexts>
  );
};

export default ReturnList;
