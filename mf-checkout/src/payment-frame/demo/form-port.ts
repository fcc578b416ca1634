import type { Ref } from 'react';
import type { PaymentForm } from '../payment-form.ts';
import type { Setting } from '../protocol/messages.ts';

/** Interface of the demonstration's form. */
export type FormPort = Pick<PaymentForm, 'tokenize'>;

export interface DemoFormProps {
  setting: Setting;
  ref: Ref<FormPort>;
}
