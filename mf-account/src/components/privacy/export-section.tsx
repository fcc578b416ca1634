import type { CommerceError } from '@shop/contracts/commerce';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { formatDate } from '@shop/contracts/market';
import { selectCountry, useAppSelector } from '@shop/contracts/store';
import { useExportCustomerMutation } from '@shop/contracts/store-api';
import { Button, Notice } from '@shop/contracts/ui';
import css from '../forms/form.module.css';

/** Gives the visitor a file of JSON, as readable as JSON can be. */
const downloadJson = (name: string, value: unknown): void => {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address));
};

/** All that the shop knows of the customer, as a file. */
export const ExportSection = () => {
  const [run, { isLoading, error, isSuccess, reset }] = useExportCustomerMutation();
  const country = useAppSelector(selectCountry);
  const press = async () => {
    const { data } = await run();
    if (data) downloadJson(`customer-data-${formatDate(new Date(), country)}.json`, data);
  };
  return (
    <section className={css.section} aria-labelledby="export">
      <h2 id="export" className={css.heading}>
        <FormattedMessage id="account.export.title" />
      </h2>
      <p className={css.note}>
        <FormattedMessage id="account.export.text" />
      </p>
      {error && (
        <Notice tone="danger" live>
          <FormattedMessage {...errorTextOf(error as CommerceError)} />
        </Notice>
      )}
      <Button busy={isLoading} onClick={() => (reset(), void press())}>
        <FormattedMessage id="account.export.action" />
      </Button>
      <p role="status">{isSuccess && <FormattedMessage id="account.export.done" />}</p>
    </section>
  );
};
