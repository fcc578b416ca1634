import { FormattedMessage } from 'react-intl';
import { FormField, type FormFieldProps } from '../../forms/index.ts';
import { loadPhoneRules } from '../phone/phone-rules.ts';

/** The number the courier calls. What is known of phone numbers is loaded once someone comes to type one. */
export const PhoneField = (props: FormFieldProps) => (
  <div onFocus={() => void loadPhoneRules()}>
    <FormField {...props} type="tel" hint={<FormattedMessage id="address.phone_hint" />} />
  </div>
);
