import type { ReactNode } from 'react';
import { FormattedMessage } from '../../libraries/react-intl.ts';
import { classNames } from '../class-names.ts';
import css from './field.module.css';
import type { FieldText } from './use-field-ids.ts';

interface Props extends FieldText {
  controlId: string;
  hintId: string | undefined;
  errorId: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Label above, hint and error below a control. */
export const FieldFrame = (props: Props) => {
  const { controlId, hintId, errorId, label, hint, error, optional, className, children } = props;
  return (
    <div className={classNames(css.field, className)}>
      <label className={css.label} htmlFor={controlId}>
        {label}
        {optional && (
          <span className={css.optional}>
            {' '}
            <FormattedMessage id="ui.optional" />
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
};
