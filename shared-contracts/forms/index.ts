export { useForm, useFormState } from 'react-final-form';
export { plainEmail } from '../credentials/index.ts';
export { ErrorSummary } from './error-summary.tsx';
export { Form, type FormProps } from './form.tsx';
export {
  FormCheckbox,
  FormField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  SubmitButton,
  type FormFieldProps,
} from './controls.tsx';
export type { FieldMessage, FormErrors, SubmitOutcome } from './form-message.ts';
export { toFormErrors } from './to-form-errors.ts';
export {
  alphanumeric,
  alphanumericUpTo,
  compose,
  email,
  matches,
  numeric,
  PASSWORD_MINIMUM,
  password,
  required,
  text,
  usState,
  type Validator,
} from './validators.ts';
