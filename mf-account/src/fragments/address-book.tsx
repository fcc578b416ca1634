import { lazy, Suspense, useRef, useState } from 'react';
import { addressChoice } from '@shop/contracts/addresses';
import type { CommerceError } from '@shop/contracts/commerce';
import { useAddressesQuery, type CustomerAddress } from '@shop/contracts/commerce/customer';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import type { FragmentProps } from '@shop/contracts/remote';
import { selectSession, skipToken, useAppSelector } from '@shop/contracts/store';
import { Button, RetryNotice, Skeleton } from '@shop/contracts/ui';
import { AddressChoiceList } from '../components/address-book/address-choice-list.tsx';
import { AddressList } from '../components/address-book/address-list.tsx';
import css from '../components/address-book/address-book.module.css';
import { RemoveDialog } from '../components/address-book/remove-dialog.tsx';

/** Only an editable address book needs the form; in the checkout the page has its own. */
const AddressForm = lazy(
  () => import(/* webpackChunkName: "fragment-AddressForm" */ './address-form.tsx'),
);

/** A stable reference: React calls it on mount only. */
const focusOnMount = (it: HTMLElement | null) => it?.focus();

const Loading = () => <Skeleton height="3rem" lines={3} />;

/** The customer's saved addresses: to choose from, or to be looked after (T9). */
const AddressBook = (props: FragmentProps['account']['AddressBook']) => {
  const { purpose, countries, chosen = null, onChoose, onEdit } = props;
  const { ownerId } = useAppSelector(selectSession);
  const query = useAddressesQuery(ownerId === null ? skipToken : { ownerId });
  const [form, setForm] = useState<{ entry?: CustomerAddress } | null>(null);
  const [leaving, setLeaving] = useState<CustomerAddress | null>(null);
  const box = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone, with its address or its form.
  const keepFocus = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) box.current?.focus();
    });

  if (query.error && !query.data) {
    return (
      <RetryNotice tone="danger" onRetry={() => void query.refetch()}>
        <FormattedMessage {...errorTextOf(query.error as CommerceError)} />
      </RetryNotice>
    );
  }
  if (!query.data) return <Loading />;
  const entries = addressChoice(query.data, purpose, countries);
  const edit = onEdit ?? ((entry: CustomerAddress) => setForm({ entry }));
  if (form) {
    return (
      <div ref={focusOnMount} tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <AddressForm
            purpose={purpose}
            entry={form.entry}
            countries={countries}
            onDone={() => {
              setForm(null);
              keepFocus();
            }}
          />
        </Suspense>
      </div>
    );
  }
  const closeDialog = () => {
    setLeaving(null);
    keepFocus();
  };
  return (
    <div ref={box} tabIndex={-1} className={css.book}>
      {onChoose ? (
        <AddressChoiceList
          {...{ purpose, entries, chosen, onChoose, onEdit: edit, onRemove: setLeaving }}
        />
      ) : (
        <>
          <AddressList entries={entries} onEdit={edit} onRemove={setLeaving} />
          <Button className={css.start} onClick={() => setForm({})}>
            <FormattedMessage id="account.book.add" />
          </Button>
        </>
      )}
      <RemoveDialog entry={leaving} onClose={closeDialog} />
    </div>
  );
};
export default AddressBook;
