import type { Ref } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Field } from '@shop/contracts/ui';
import { checkCard, FIELDS, type CardProblem, type CardValues } from './check-card.ts';
import css from './demo.module.css';
import { inGroups } from './in-groups.ts';

/** What browsers and password managers know the fields by, and which keyboard they bring up. */
const TRAITS = {
  number: { autoComplete: 'cc-number', inputMode: 'numeric' },
  expiry: { autoComplete: 'cc-exp', inputMode: 'text' },
  code: { autoComplete: 'cc-csc', inputMode: 'numeric' },
  name: { autoComplete: 'cc-name', inputMode: 'text' },
} as const;

interface Props {
  values: CardValues;
  problems: Partial<Record<keyof CardValues, CardProblem>>;
  disabled: boolean;
  onChange: (values: CardValues) => void;
  /** A field was left. */
  onLeave: (field: keyof CardValues) => void;
  fields: Ref<HTMLDivElement>;
}

/** The fields of a card. */
export const CardFields = ({ values, problems, disabled, onChange, onLeave, fields }: Props) => (
  <div ref={fields} className={css.fields}>
    {FIELDS.map((field) => (
      <Field
        key={field}
        {...TRAITS[field]}
        name={field}
        className={css[field]}
        label={<FormattedMessage id={`checkout.frame.field.${field}`} />}
        hint={field === 'code' && <FormattedMessage id="checkout.frame.field.code_hint" />}
        error={
          problems[field] && <FormattedMessage id={`checkout.frame.error.${problems[field]}`} />
        }
        maxLength={field === 'name' ? 100 : 25}
        value={values[field]}
        disabled={disabled}
        required
        onChange={({ target }) => onChange({ ...values, [field]: target.value })}
        onBlur={() => {
          if (field === 'number' && !checkCard(values, new Date()).number)
            onChange({ ...values, number: inGroups(values.number) });
          onLeave(field);
        }}
      />
    ))}
  </div>
);
