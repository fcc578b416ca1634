import type { ReactNode } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { pendingLoadable, type Loadable } from '@shop/contracts/remote';
import type { Section } from './section-rules.ts';

type SectionForm = (props: { order: Order }) => ReactNode;

/** The account form is displayed before the order is loaded. */
interface SectionFormOf extends Record<Section, SectionForm> {
  account: (props: { order: Order | undefined }) => ReactNode;
}

/** One chunk per section: only the open one's is loaded. */
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

type Forms<S extends Section> = { [P in S]?: Loadable<SectionFormOf[P]> | undefined };

const loadedForms: Forms<Section> = {};

/** Name of the section's chunk, by which the server finds its files to preload. */
export const sectionChunk = (section: Section): string => `page-section-${section}`;

/** The form of a section, one loadable for all renders; starts to load on first use. */
export const sectionForm = <S extends Section>(section: S): Loadable<SectionFormOf[S]> => {
  const forms: Forms<S> = loadedForms;
  const form = forms[section];
  if (form) return form;
  const pending = pendingLoadable<SectionFormOf[S]>(LOADERS[section](), (settled) => {
    forms[section] = settled;
  });
  forms[section] = pending;
  return pending;
};

/** Drops a form that failed to load, so that it is loaded again. */
export const forgetSectionForm = (section: Section): void => {
  loadedForms[section] = undefined;
};

/** Prefetches a section's form. A failed one is loaded again when it is opened. */
export const prefetchSectionForm = (section: Section): void => {
  const form = sectionForm(section);
  if (form.status !== 'ready') form.promise.catch(() => forgetSectionForm(section));
};
