import { FormattedMessage } from '../../libraries/react-intl.ts';
import { FormField, type FormFieldProps } from '../../forms/index.ts';
import { loadPhoneRules } from '../phone/phone-rules.ts';

/** The courier's contact number. The phone rules load when the shopper starts to type one. */
export const PhoneField = (props: FormFieldProps) => (
  <div onFocus={() => void loadPhoneRules()}>
    <FormField {...props} type="tel" hint={<FormattedMessage id="address.phone_hint" />} />
  </div>
);
