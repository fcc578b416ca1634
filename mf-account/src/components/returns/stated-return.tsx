import type { ReactNode } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { chosenItems, type Statement } from '../../model/orders/return-values.ts';
import css from './returns.module.css';

interface Props extends Pick<Statement, 'values' | 'known'> {
  /** Date and time of receipt, once it is received. */
  received?: string;
}

/** Summary of the request, before it is confirmed and with its receipt. */
export const StatedReturn = ({ values, known, received }: Props) => {
  const { name, number, email, scope, note } = values;
  const items = chosenItems(values, known);
  const scopeText = <FormattedMessage id={`account.returns.scope.${scope}`} />;
  const facts: [string, ReactNode][] = [
    ['account.returns.name', name],
    ['account.returns.number', number],
    ['account.returns.email', email],
    [
      'account.returns.scope',
      items
        ? items.map(({ id, chosen, name: item }) => (
            <div key={id}>
              <FormattedMessage
                id="account.returns.line"
                values={{ quantity: chosen, name: item }}
              />
            </div>
          ))
        : scopeText,
    ],
    ...(note ? [['account.returns.note', note] as [string, ReactNode]] : []),
    ...(received ? [['account.returns.received', received] as [string, ReactNode]] : []),
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
