import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { Link } from '@shop/contracts/routing';
import AddressBook from '../../fragments/address-book.tsx';
import { accountPaths } from '../../model/account-paths.ts';
import { ADDRESS_KINDS, type AddressKind, type purposesOf } from '../../model/address-kind.ts';
import { Section } from '../section.tsx';
import css from './addresses-by-kind.module.css';

/** All addresses, or those of one kind (S11), each at an address of its own. */
export const AddressKinds = ({ kind }: { kind: AddressKind }) => {
  const text = useText();
  return (
    <nav aria-label={text('account.addresses.kinds')}>
      <ul className={css.kinds}>
        {ADDRESS_KINDS.map((it) => (
          <li key={it}>
            <Link
              to={it === 'all' ? accountPaths.addresses : `${accountPaths.addresses}?kind=${it}`}
              className={css.kind}
              aria-current={it === kind ? 'true' : undefined}
            >
              <FormattedMessage id={`account.addresses.${it}`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The customer's addresses by kind, each list editable (S11, T9). */
export const AddressBooks = ({ purposes }: { purposes: ReturnType<typeof purposesOf> }) => (
  <div className={css.books}>
    {purposes.map((purpose) => (
      <Section key={purpose} title={<FormattedMessage id={`account.addresses.${purpose}.title`} />}>
        <AddressBook purpose={purpose} />
      </Section>
    ))}
  </div>
);
