import { useId, type ReactNode } from 'react';

export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  /** Problem of the value; also marks the control as invalid. */
  error?: ReactNode;
  /** Adds "optional" to the label. */
  optional?: boolean;
}

/** Ids that tie a control to its hint and error, and the attributes the control needs. */
export const useFieldIds = ({
  id,
  hint,
  error,
}: Pick<FieldText, 'hint' | 'error'> & { id?: string }) => {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return {
    controlId,
    hintId,
    errorId,
    control: {
      id: controlId,
      'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
};
