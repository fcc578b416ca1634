import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import css from './field.module.css';
import { useFieldIds, type FieldText } from './use-field-ids.ts';

export interface TextAreaFieldProps extends FieldText, Omit<ComponentProps<'textarea'>, 'id'> {
  id?: string;
}

/** Several lines of text with label, hint and error. */
export const TextAreaField = ({
  id,
  label,
  hint,
  error,
  optional,
  className,
  ...area
}: TextAreaFieldProps) => {
  const { control, ...ids } = useFieldIds({ id, hint, error });
  return (
    <FieldFrame {...ids} {...{ label, hint, error, optional, className }}>
      <textarea rows={4} {...area} {...control} className={css.control} />
    </FieldFrame>
  );
};
