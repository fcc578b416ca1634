import { FormattedMessage } from '@shop/contracts/i18n';
import { CheckboxField } from '@shop/contracts/ui';
import type { AgeConfirmation as Confirmation } from './use-age-confirmation.ts';

interface Props extends Omit<Confirmation, 'check'> {
  disabled: boolean;
}

/** Asks the buyer of alcoholic drinks to confirm their age; nothing where no age is asked for. */
export const AgeConfirmation = ({ age, confirmed, missing, confirm, box, disabled }: Props) =>
  age !== null && (
    <CheckboxField
      ref={box}
      name="age"
      required
      checked={confirmed}
      disabled={disabled}
      onChange={(event) => confirm(event.currentTarget.checked)}
      label={<FormattedMessage id="checkout.age.confirm" values={{ age }} />}
      hint={<FormattedMessage id="checkout.age.why" />}
      error={missing && <FormattedMessage id="checkout.age.missing" />}
    />
  );
