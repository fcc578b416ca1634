import type { Ref } from 'react';
import type { PaymentForm } from '../payment-form.ts';
import type { Setting } from '../protocol/messages.ts';

/** How the demonstration's form is asked. */
export type FormPort = Pick<PaymentForm, 'tokenize'>;

export interface DemoFormProps {
  setting: Setting;
  ref: Ref<FormPort>;
}
