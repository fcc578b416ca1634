import type { ReactNode } from 'react';
import { PageHeading, useHydrated } from '@shop/contracts/ui';
import { FormSkeleton } from '../form-skeleton.tsx';
import css from './form.module.css';

interface Props {
  heading: ReactNode;
  lead?: ReactNode;
  /** Fields of the form, for its place until the browser has taken the page over. */
  fields: number;
  children: ReactNode;
  /** Below the form, from the server already. */
  after?: ReactNode;
}

/**
 * A screen of one form that needs no one to be logged in. The form comes with the browser's code: one that is not taken
 * over yet would be sent by the browser, with what was typed in the address.
 */
export const FormPage = ({ heading, lead, fields, children, after }: Props) => (
  <div className={css.page}>
    <PageHeading lead={lead}>{heading}</PageHeading>
    {useHydrated() ? children : <FormSkeleton fields={fields} />}
    {after}
  </div>
);
