import { useEffect, useRef, type MouseEvent } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { FormattedMessage } from '../libraries/react-intl.ts';
import css from './error-summary.module.css';
import { controlId, useFormContext } from './form-context.tsx';
import { useMessageText, type FieldMessage } from './form-message.ts';

const focusControl = (id: string) => {
  const element = document.getElementById(id);
  (element instanceof HTMLFieldSetElement ? element.querySelector('input') : element)?.focus();
};

/**
 * What a failed submit left to correct, with a link to each field; takes the focus after every failed try
 * (WCAG 3.3.1). Corrected fields leave the list at once.
 */
export const ErrorSummary = () => {
  const { formId, failures, order, labels } = useFormContext();
  const form = useForm();
  // Subscribed to all that can change the list; the entries are read per field below.
  const { submitError, submitFailed, dirtySinceLastSubmit } = useFormState({
    subscription: {
      submitError: true,
      submitErrors: true,
      submitFailed: true,
      errors: true,
      values: true,
      dirtySinceLastSubmit: true,
    },
  });
  const messageText = useMessageText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures > 0) box.current?.focus();
  }, [failures]);

  if (failures === 0 || !submitFailed) return null;
  const entries = order.flatMap((name) => {
    const state = form.getFieldState(name);
    const refused = state?.dirtySinceLastSubmit ? undefined : state?.submitError;
    const message = (state?.error ?? refused) as FieldMessage | undefined;
    return message === undefined ? [] : [{ name, message }];
  });
  const formError = dirtySinceLastSubmit ? undefined : (submitError as FieldMessage | undefined);
  if (entries.length === 0 && formError === undefined) return null;

  const follow = (event: MouseEvent, name: string) => {
    event.preventDefault();
    focusControl(controlId(formId, name));
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${formId}-summary`}
      className={css.summary}
    >
      <p id={`${formId}-summary`} className={css.title}>
        {formError === undefined ? (
          <FormattedMessage id="form.summary.title" values={{ count: entries.length }} />
        ) : (
          messageText(formError)
        )}
      </p>
      {entries.length > 0 && (
        <ul className={css.list}>
          {entries.map(({ name, message }) => (
            <li key={name}>
              <a href={`#${controlId(formId, name)}`} onClick={(event) => follow(event, name)}>
                {labels.get(name) ?? name}
              </a>
              {' – '}
              {messageText(message)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
