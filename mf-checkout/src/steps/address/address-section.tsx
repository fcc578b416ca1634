import { lazy, Suspense } from 'react';
import { AddressTexts, loadAddressTexts } from '@shop/contracts/addresses/form';
import type { Order } from '@shop/contracts/commerce/order';
import { ErrorSummary, Form, SubmitButton, useFormState } from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { zoneCodes, type Market } from '@shop/contracts/market';
import { selectIsCustomer, selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { isUsable, NO_BOOK, type AddressBook, type BookReader } from './address-book.ts';
import { toSectionValues, type SectionValues } from './address-section-values.ts';
import { savedIn } from './to-order-addresses.ts';
import { useDraft } from '../is-whole.ts';
import { KeepDraft } from '../keep-draft.tsx';
import { SectionSkeleton } from '../section-skeleton.tsx';
import css from '../section-form.module.css';
import { BillingPart } from './billing-part.tsx';
import { ShippingPart } from './shipping-part.tsx';
import { useForgetDeleted } from './use-forget-deleted.ts';
import { useSaveAddresses } from './use-save-addresses.ts';

const EmptyBook: BookReader = ({ children }) => children(NO_BOOK);

/** Only customers load it; if that fails, they type their addresses. */
const CustomerBook = lazy<BookReader>(() =>
  import(/* webpackChunkName: "customer-book" */ './customer-book.tsx').then(
    (it) => ({ default: it.CustomerBook }),
    () => ({ default: EmptyBook }),
  ),
);

interface Props {
  order: Order;
  book: AddressBook;
}

const Parts = ({ order, book: { choices, canSave } }: Props) => {
  const { values } = useFormState<SectionValues>({ subscription: { values: true } });
  const { market } = useAppSelector(selectMarketContext);
  const saved = savedIn(values, choices);
  useForgetDeleted(choices);
  return (
    <>
      <ShippingPart
        choices={choices}
        canSave={canSave}
        isSaved={saved.shipping !== null}
        ages={agesFor(order, market)}
      />
      <BillingPart
        choices={choices}
        canSave={canSave}
        isSaved={saved.billing !== null}
        required={order.requiresBillingInfo ?? false}
      />
    </>
  );
};

/** Minimum ages by country for the order's items; undefined without alcohol. */
const agesFor = ({ lines }: Order, market: Market): Market['alcohol_age'] =>
  lines.some(({ alcohol }) => alcohol) ? market.alcohol_age : undefined;

const AddressForm = ({ order, book }: Props) => {
  const { choices } = book;
  const { market, country } = useAppSelector(selectMarketContext);
  const save = useSaveAddresses(order, book);
  // Read once: background reads of the order must not overwrite input.
  const initial = useDraft(({ address = {} }) =>
    toSectionValues({
      order,
      draft: address,
      choices,
      isUsable: ({ address }) => isUsable(address, agesFor(order, market)),
      country,
      zone: zoneCodes(market),
    }),
  );
  return (
    <Form<SectionValues> className={css.form} initialValues={initial} onSubmit={save}>
      <ErrorSummary />
      <KeepDraft section="address" />
      <Parts order={order} book={book} />
      <SubmitButton>
        <FormattedMessage id="checkout.continue" />
      </SubmitButton>
    </Form>
  );
};

/** Shipping address, billing address and invoice (E1–E3). Customers choose from their address book. */
export const AddressSection = ({ order }: { order: Order }) => {
  const isCustomer = useAppSelector(selectIsCustomer);
  const Book = isCustomer ? CustomerBook : EmptyBook;
  return (
    <Suspense fallback={<SectionSkeleton />}>
      <Book>
        {(book) =>
          book ? (
            <AddressTexts fallback={<SectionSkeleton />}>
              <AddressForm order={order} book={book} />
            </AddressTexts>
          ) : (
            <SectionSkeleton />
          )
        }
      </Book>
    </Suspense>
  );
};

AddressSection.prepare = loadAddressTexts;
