import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { useDeparture } from '../routing/use-departure.ts';
import { FormContext } from './form-context.tsx';
import type { SubmitOutcome } from './form-message.ts';
import { toSubmissionErrors } from './to-submission-errors.ts';

export interface FormProps<Values extends object> {
  initialValues?: Partial<Values>;
  /** Submits the values. Failures are returned, not thrown, and keep the input. */
  onSubmit: (values: Values) => SubmitOutcome | Promise<SubmitOutcome>;
  /** Name of the form for screen readers. */
  label?: string;
  className?: string;
  children: ReactNode;
}

const namesOf = (form: HTMLFormElement): string[] => [
  ...new Set(
    Array.from(form.elements, (control) => control.getAttribute('name') ?? '').filter(Boolean),
  ),
];

/**
 * A form on final-form. Turns off browser validation, because validation messages come in the shopper's language. New
 * initial values (a customer read late) never overwrite input. Allows one submission at a time.
 */
export const Form = <Values extends object>(props: FormProps<Values>) => {
  const { initialValues, onSubmit, label, className, children } = props;
  const formId = useId();
  const [labels] = useState(() => new Map<string, ReactNode>());
  const [failure, setFailure] = useState<{ failures: number; order: string[] }>({
    failures: 0,
    order: [],
  });
  const element = useRef<HTMLFormElement>(null);
  const departure = useDeparture();

  const send = async (values: Values) => {
    const errors = toSubmissionErrors(await onSubmit(values));
    // Busy until the page it led to is there: a second Enter on the way would send everything again.
    if (!errors) await departure();
    return errors;
  };
  return (
    <FinalForm<Values> initialValues={initialValues} keepDirtyOnReinitialize onSubmit={send}>
      {({ handleSubmit, form }) => {
        const submit = async (event: FormEvent<HTMLFormElement>) => {
          await handleSubmit(event);
          if (!form.getState().submitFailed || !element.current) return;
          const order = namesOf(element.current);
          setFailure(({ failures }) => ({ failures: failures + 1, order }));
        };
        return (
          <FormContext value={{ formId, labels, ...failure }}>
            <form
              ref={element}
              noValidate
              aria-label={label}
              className={className}
              onSubmit={(event) => void submit(event)}
            >
              {children}
            </form>
          </FormContext>
        );
      }}
    </FinalForm>
  );
};
