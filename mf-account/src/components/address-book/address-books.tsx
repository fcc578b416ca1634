import { FormattedMessage } from '@shop/contracts/i18n';
import AddressBook from '../../fragments/address-book.tsx';
import type { purposesOf } from '../../model/address-kind.ts';
import { Section } from '../section.tsx';
import css from './address-kinds.module.css';

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
