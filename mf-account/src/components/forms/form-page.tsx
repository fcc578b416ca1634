import type { ReactNode } from 'react';
import { PageHeading, useHydrated } from '@shop/contracts/ui';
import { FormSkeleton } from '../form-skeleton.tsx';
import css from './form.module.css';

interface Props {
  heading: ReactNode;
  lead?: ReactNode;
  /** Number of fields of the placeholder before hydration. */
  fields: number;
  children: ReactNode;
  /** Below the form, from the server already. */
  after?: ReactNode;
}

/**
 * A screen with one form for visitors who are not logged in. The form is rendered in the browser only: before
 * hydration the browser would submit it natively, with the input in the URL.
 */
export const FormPage = ({ heading, lead, fields, children, after }: Props) => (
  <div className={css.page}>
    <PageHeading lead={lead}>{heading}</PageHeading>
    {useHydrated() ? children : <FormSkeleton fields={fields} />}
    {after}
  </div>
);
