import { useState } from 'react';
import { FormattedMessage } from '../../libraries/react-intl.ts';
import { PERSON_TYPES, type PersonType } from '../../commerce/address/address.ts';
import { FormField, FormRadioGroup, useFormState } from '../../forms/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { RadioCard } from '../../ui/controls/radio-card.tsx';
import { billingFormOf, vatFormsOf } from '../billing/index.ts';
import css from './address-fields.module.css';
import { billingCountry, type AddressFormValues } from './form-values.ts';
import { RecipientFields } from './recipient-fields.tsx';
import { anyText, billingField } from './validators.ts';

/** IBAN and credit assignment are rare: hidden until requested, and visible once filled. */
const MoreFields = ({ values }: { values: AddressFormValues }) => {
  const [asked, setAsked] = useState(Boolean(values.iban || values.credit_assignment));
  if (!asked) {
    return (
      <Button variant="quiet" className={css.start} onClick={() => setAsked(true)}>
        <FormattedMessage id="address.invoice_more" />
      </Button>
    );
  }
  return (
    <div className={css.fields}>
      <FormField
        name="iban"
        label={<FormattedMessage id="address.iban" />}
        autoComplete="off"
        className={css.wide}
        validate={billingField('iban')}
      />
      <FormField
        name="credit_assignment"
        label={<FormattedMessage id="address.credit_assignment" />}
        hint={<FormattedMessage id="address.credit_assignment_hint" />}
        autoComplete="off"
        className={css.wide}
        validate={anyText}
      />
    </div>
  );
};

/** What an invoice to such a person needs (V6), in the country of the billing address. */
const DataFields = ({ personType }: { personType: PersonType }) => {
  const { values } = useFormState<AddressFormValues>({ subscription: { values: true } });
  const country = billingCountry(values);
  const { businessName, fiscalCode, vat, recipient } = billingFormOf(personType, country);
  const [vatForm] = vatFormsOf(country);
  return (
    <>
      <div className={css.fields}>
        {businessName !== 'none' && (
          <FormField
            key={`business_name ${businessName}`}
            name="business_name"
            label={<FormattedMessage id="address.business_name" />}
            autoComplete="billing organization"
            className={css.wide}
            required={businessName === 'required'}
            validate={anyText}
          />
        )}
        {vat !== 'none' && (
          <FormField
            key={`vat ${vat} ${country}`}
            name="vat"
            label={<FormattedMessage id="address.vat" />}
            hint={
              vatForm && (
                <FormattedMessage id="address.vat_hint" values={{ example: vatForm.example }} />
              )
            }
            autoComplete="off"
            required={vat === 'required'}
            validate={billingField('vat')}
          />
        )}
        {fiscalCode.need !== 'none' && (
          <FormField
            key={`fiscal_code ${fiscalCode.need} ${fiscalCode.kind}`}
            name="fiscal_code"
            label={<FormattedMessage id="address.fiscal_code" />}
            hint={
              fiscalCode.need === 'optional' && <FormattedMessage id="address.fiscal_code_hint" />
            }
            autoComplete="off"
            required={fiscalCode.need === 'required'}
            validate={billingField('fiscal_code')}
          />
        )}
      </div>
      {recipient !== 'none' && <RecipientFields ways={recipient} />}
      <MoreFields values={values} />
    </>
  );
};

/** Whom an invoice is made out to (E3), and what it needs for them. */
export const InvoiceFields = () => {
  const { values } = useFormState<AddressFormValues>({ subscription: { values: true } });
  const personType = PERSON_TYPES.find((it) => it === values.person_type);
  return (
    <div className={css.invoice}>
      <FormRadioGroup
        name="person_type"
        label={<FormattedMessage id="address.person_type" />}
        required
      >
        {PERSON_TYPES.map((type) => (
          <RadioCard
            key={type}
            value={type}
            title={<FormattedMessage id={`address.person_type.${type}`} />}
          />
        ))}
      </FormRadioGroup>
      {personType && <DataFields key={personType} personType={personType} />}
    </div>
  );
};
