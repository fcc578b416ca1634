import { useState } from 'react';
import {
  compose,
  email as isEmail,
  ErrorSummary,
  Form,
  FormField,
  FormRadioGroup,
  FormTextArea,
  SubmitButton,
  useFormState,
  type Validator,
} from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import type { ReturnKind } from '@shop/contracts/store-api';
import { RadioCard } from '@shop/contracts/ui';
import {
  LONGEST_NAME,
  LONGEST_NOTE,
  namesItems,
  takesNote,
  type OrderDetails,
  type ReturnValues,
} from '../../model/orders/return-values.ts';
import { ReturnLines } from './return-lines.tsx';
import css from './returns.module.css';

/** The service refuses links, since it mails these words to the stated address. */
const withoutLink: Validator = (value) =>
  /https?:|www\./i.test(String(value ?? '')) ? 'account.returns.no_links' : undefined;

interface Props {
  kind: ReturnKind;
  known: OrderDetails | null;
  values: Partial<ReturnValues>;
  /** Called with whole values: nothing is sent yet. */
  onStated: (values: ReturnValues) => void;
}

type Fields = Omit<ReturnValues, 'quantities'>;

/** Free text: the items, if the form cannot list them, or the reason. */
const Note = ({ kind, known }: Pick<Props, 'kind' | 'known'>) => {
  const { values } = useFormState<Fields>({ subscription: { values: true } });
  if (!takesNote(kind, values, known)) return null;
  const isItemList = namesItems(values, known);
  return (
    <FormTextArea
      name="note"
      label={<FormattedMessage id={`account.returns.note.${isItemList ? 'items' : 'reason'}`} />}
      required={isItemList}
      maxLength={LONGEST_NOTE}
      rows={3}
      validate={withoutLink}
    />
  );
};

/** First step: the buyer, the order and its items. */
export const ReturnForm = ({ kind, known, values, onStated }: Props) => {
  const [quantities, setQuantities] = useState(values.quantities ?? {});
  const [missing, setMissing] = useState(false);
  const hasChosen = Object.values(quantities).some((it) => it > 0);

  const submit = (fields: Fields) => {
    if (fields.scope === 'some' && known && !hasChosen) {
      setMissing(true);
      return;
    }
    const { note, ...stated } = fields;
    // The form keeps the words for items when the buyer chooses the whole order after all.
    const kept = note && takesNote(kind, fields, known) && { note };
    onStated({ ...stated, quantities, ...kept });
  };
  const initial = {
    number: known?.number ?? '',
    email: known?.email ?? '',
    scope: 'all' as const,
    ...values,
  };
  return (
    <Form<Fields> className={css.form} initialValues={initial} onSubmit={submit}>
      <ErrorSummary />
      <FormField
        name="name"
        label={<FormattedMessage id="account.returns.name" />}
        autoComplete="name"
        required
        maxLength={LONGEST_NAME}
        validate={withoutLink}
      />
      <FormField
        name="number"
        label={<FormattedMessage id="account.returns.number" />}
        autoComplete="off"
        required
        maxLength={40}
      />
      <FormField
        name="email"
        type="email"
        label={<FormattedMessage id="account.returns.email" />}
        hint={<FormattedMessage id="account.returns.email.hint" />}
        autoComplete="email"
        required
        validate={compose(isEmail)}
      />
      <FormRadioGroup name="scope" label={<FormattedMessage id="account.returns.scope" />} required>
        <RadioCard value="all" title={<FormattedMessage id="account.returns.scope.all" />} />
        <RadioCard value="some" title={<FormattedMessage id="account.returns.scope.some" />} />
      </FormRadioGroup>
      {known && (
        <ChosenLines {...{ known, quantities, setQuantities, missing: missing && !hasChosen }} />
      )}
      <Note {...{ kind, known }} />
      <SubmitButton>
        <FormattedMessage id="account.returns.continue" />
      </SubmitButton>
    </Form>
  );
};

interface ChosenLinesProps {
  known: OrderDetails;
  quantities: ReturnValues['quantities'];
  setQuantities: (quantities: ReturnValues['quantities']) => void;
  missing: boolean;
}

const ChosenLines = ({ known, quantities, setQuantities, missing }: ChosenLinesProps) => {
  const { values } = useFormState<Fields>({ subscription: { values: true } });
  return (
    values.scope === 'some' && (
      <ReturnLines
        lines={known.lines}
        quantities={quantities}
        onChange={setQuantities}
        missing={missing}
      />
    )
  );
};
