import { createContext, use, type ReactNode } from 'react';

interface FormContextValue {
  /** Prefix of the ids of all controls of the form. */
  formId: string;
  /** Failed submits so far, so that each can move the focus. */
  failures: number;
  /** Names of the controls in the order of the page at the last failed submit. */
  order: readonly string[];
  labels: Map<string, ReactNode>;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field. Throws outside a `Form`: that is a bug. */
export const useFormContext = (): FormContextValue => {
  const context = use(FormContext);
  if (!context) throw new Error('A form field needs a Form around it');
  return context;
};

/** Id of the control of a field. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`;
