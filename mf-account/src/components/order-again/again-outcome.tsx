import { nameIn } from '@shop/contracts/commerce';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { ButtonLink, Notice } from '@shop/contracts/ui';
import type { AgainOutcome as Outcome, Missing } from '../../api/order-again/order-again.ts';
import css from './again-outcome.module.css';

const MissingLine = ({ missing: { line, added, without } }: { missing: Missing }) => {
  const locale = useAppSelector(selectLocale);
  const name = nameIn(line, locale);
  const values = { name, came: added, wanted: line.quantity };
  if (added === 0) return <FormattedMessage id="account.again.none_of" values={values} />;
  if (added < line.quantity)
    return <FormattedMessage id="account.again.fewer_of" values={values} />;
  return (
    <FormattedMessage id="account.again.without" values={{ name, options: without.join(', ') }} />
  );
};

/** Result of ordering again: what is in the cart, and the names of missing items. */
export const AgainOutcome = ({ outcome: { added, missing, error } }: { outcome: Outcome }) => {
  const total = added.reduce((sum, { quantity }) => sum + quantity, 0);
  const tone = error ? 'danger' : missing.length > 0 ? 'warning' : 'positive';
  return (
    <Notice
      live
      tone={tone}
      title={<FormattedMessage id="account.again.title" values={{ pieces: total }} />}
      actions={
        total > 0 && (
          <ButtonLink to={paths.cart()}>
            <FormattedMessage id="account.again.to_cart" />
          </ButtonLink>
        )
      }
    >
      {error && (
        <p>
          <FormattedMessage {...errorTextOf(error)} />
        </p>
      )}
      {missing.length > 0 && (
        <ul className={css.missing}>
          {missing.map((it) => (
            <li key={it.line.id}>
              <MissingLine missing={it} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
};
