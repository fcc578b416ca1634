import { FormattedMessage } from '../../libraries/react-intl.ts';
import { FormField, FormRadioGroup } from '../../forms/index.ts';
import { RadioCard } from '../../ui/controls/radio-card.tsx';
import { billingField } from './validators.ts';

const SdiField = () => (
  <FormField
    name="sdi"
    label={<FormattedMessage id="address.sdi" />}
    autoComplete="off"
    required
    validate={billingField('sdi')}
  />
);

const PecField = ({ required }: { required: boolean }) => (
  <FormField
    name="pec"
    type="email"
    label={<FormattedMessage id="address.pec" />}
    autoComplete="off"
    required={required}
    validate={billingField('pec')}
  />
);

/** How an Italian e-invoice arrives: by recipient code or certified e-mail, one of them and not both (T14). */
export const RecipientFields = ({ ways }: { ways: 'sdi_or_pec' | 'pec' }) => {
  if (ways === 'pec') return <PecField required={false} />;
  return (
    <FormRadioGroup name="recipient" label={<FormattedMessage id="address.recipient" />} required>
      <RadioCard value="sdi" title={<FormattedMessage id="address.recipient.sdi" />}>
        <SdiField />
      </RadioCard>
      <RadioCard value="pec" title={<FormattedMessage id="address.recipient.pec" />}>
        <PecField required />
      </RadioCard>
    </FormRadioGroup>
  );
};
