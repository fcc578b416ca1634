import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../ui/controls/button.tsx';

/** Sends the form around it and is busy until the answer is there. */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'busy'>) => {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return <Button variant="primary" {...props} type="submit" busy={submitting} />;
};
