import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import css from './field.module.css';
import { useFieldIds, type FieldText } from './use-field-ids.ts';

export interface FieldProps extends FieldText, Omit<ComponentProps<'input'>, 'id'> {
  id?: string;
}

/** One line of text with label, hint and error. */
export const Field = ({ id, label, hint, error, optional, className, ...input }: FieldProps) => {
  const { control, ...ids } = useFieldIds({ id, hint, error });
  return (
    <FieldFrame {...ids} {...{ label, hint, error, optional, className }}>
      <input {...input} {...control} className={css.control} />
    </FieldFrame>
  );
};
