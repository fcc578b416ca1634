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
import { findAddressDraft } from '../model/address-draft.ts';
import css from '../components/address-book/address-book.module.css';
import { RemoveDialog } from '../components/address-book/remove-dialog.tsx';

/** Only an editable address book needs the form; in the checkout the page has its own. */
const AddressForm = lazy(
  () => import(/* webpackChunkName: "fragment-AddressForm" */ './address-form.tsx'),
);

/** A stable reference: React calls it on mount only. */
const focusOnMount = (it: HTMLElement | null) => it?.focus();

const Loading = () => <Skeleton height="3rem" lines={3} />;

type Props = FragmentProps['account']['AddressBook'];

interface BookProps extends Props {
  ownerId: string;
  addresses: readonly CustomerAddress[];
}

const Book = ({ ownerId, addresses, ...props }: BookProps) => {
  const { purpose, countries, chosen = null, onChoose, onEdit } = props;
  const entries = addressChoice(addresses, purpose, countries);
  const [form, setForm] = useState<{ entry?: CustomerAddress } | null>(() =>
    onEdit ? null : findAddressDraft(purpose, entries, ownerId),
  );
  // A form with a draft opens with the page, and takes no focus.
  const [found] = useState(form);
  const [leaving, setLeaving] = useState<CustomerAddress | null>(null);
  const box = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone, with its address or its form.
  const keepFocus = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) box.current?.focus();
    });

  const edit = onEdit ?? ((entry: CustomerAddress) => setForm({ entry }));
  if (form) {
    return (
      <div ref={form === found ? undefined : focusOnMount} tabIndex={-1}>
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

/**
 * The customer's saved addresses: to choose from, or to be looked after (T9). Reopens a form with unsaved input, except
 * on a page with a form of its own. The next customer's book starts without the form and the question of the previous
 * one's.
 */
const AddressBook = (props: Props) => {
  const { ownerId } = useAppSelector(selectSession);
  const query = useAddressesQuery(ownerId === null ? skipToken : { ownerId });
  const { currentData: addresses } = query;
  if (query.error && !addresses) {
    return (
      <RetryNotice tone="danger" onRetry={() => void query.refetch()}>
        <FormattedMessage {...errorTextOf(query.error as CommerceError)} />
      </RetryNotice>
    );
  }
  if (ownerId === null || !addresses) return <Loading />;
  return <Book key={ownerId} ownerId={ownerId} addresses={addresses} {...props} />;
};
export default AddressBook;
