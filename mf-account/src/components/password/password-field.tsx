import { useState } from 'react';
import { FormField, useFormState, type FormFieldProps } from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { VisuallyHidden } from '@shop/contracts/ui';
import css from './password.module.css';

interface Props extends Pick<FormFieldProps, 'name' | 'label' | 'hint' | 'validate'> {
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password field with a button to show its value. It is hidden again when it is sent, so that browsers keep it as a
 * password and not as a text. Pasting and password managers are welcome.
 */
export const PasswordField = (props: Props) => {
  const [isRequested, setRequested] = useState(false);
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const isVisible = isRequested && !submitting;
  return (
    <div className={css.password}>
      <FormField
        {...props}
        type={isVisible ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <button type="button" className={css.toggle} onClick={() => setRequested(!isVisible)}>
        <FormattedMessage id={isVisible ? 'account.password.hide' : 'account.password.show'} />
        <VisuallyHidden>: {props.label}</VisuallyHidden>
      </button>
    </div>
  );
};
