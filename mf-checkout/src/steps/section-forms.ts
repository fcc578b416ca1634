import type { ReactNode } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { pendingLoadable, type Loadable } from '@shop/contracts/remote';
import type { Section } from './section-rules.ts';

type SectionForm = (props: { order: Order }) => ReactNode;

/** The account's form is shown before its order has been read. */
interface SectionFormOf extends Record<Section, SectionForm> {
  account: (props: { order: Order | undefined }) => ReactNode;
}

/** A chunk a section: only what the open one needs is fetched. */
const LOADERS: { [S in Section]: () => Promise<SectionFormOf[S]> } = {
  account: async () =>
    (await import(/* webpackChunkName: "page-section-account" */ './contact/account-section.tsx'))
      .AccountSection,
  address: async () =>
    (await import(/* webpackChunkName: "page-section-address" */ './address/address-section.tsx'))
      .AddressSection,
  shipping: async () =>
    (
      await import(
        /* webpackChunkName: "page-section-shipping" */ './shipping/shipping-section.tsx'
      )
    ).ShippingSection,
  payment: async () =>
    (await import(/* webpackChunkName: "page-section-payment" */ './payment/payment-section.tsx'))
      .PaymentSection,
};

type Known<S extends Section> = { [P in S]?: Loadable<SectionFormOf[P]> | undefined };

const known: Known<Section> = {};

/** Name of the section's chunk, under which the server finds its files to preload. */
export const sectionChunk = (section: Section): string => `page-section-${section}`;

/** The form of a section, one loadable for all renders; it starts to load when it is first asked for. */
export const sectionForm = <S extends Section>(section: S): Loadable<SectionFormOf[S]> => {
  const forms: Known<S> = known;
  const form = forms[section];
  if (form) return form;
  const pending = pendingLoadable<SectionFormOf[S]>(LOADERS[section](), (settled) => {
    forms[section] = settled;
  });
  forms[section] = pending;
  return pending;
};

/** Forgets a form that did not come, so that it is asked for again. */
export const forgetSectionForm = (section: Section): void => {
  known[section] = undefined;
};

/** Fetches a section's form before it is opened. One that does not come is asked for again when it is. */
export const prefetchSectionForm = (section: Section): void => {
  const form = sectionForm(section);
  if (form.status !== 'ready') form.promise.catch(() => forgetSectionForm(section));
};
