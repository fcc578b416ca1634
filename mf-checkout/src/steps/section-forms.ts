import type { ReactNode } from 'react';
import type { Locale } from '@shop/contracts/market';
import { pendingLoadable, type Loadable } from '@shop/contracts/remote';
import type { InitialOrder } from '@shop/contracts/store';
import type { Section } from './section-rules.ts';

interface SectionForm<O = InitialOrder> {
  (props: { order: O }): ReactNode;
  /** Loads what the form needs besides its code. */
  prepare?: (locale: Locale) => Promise<unknown>;
}

/** The account form is displayed before the order is loaded; the others need one. */
interface SectionFormOf extends Record<Section, SectionForm> {
  account: SectionForm<InitialOrder | null>;
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

/**
 * Loads what a section needs to be displayed. The server renders it completely; in the browser only its code is awaited.
 * If that fails to load, the section shows the error.
 */
export const loadSection = async (section: Section, locale: Locale): Promise<void> => {
  try {
    const { prepare } = await sectionForm(section).promise;
    const prepared = prepare?.(locale);
    if (typeof document === 'undefined') await prepared;
    else prepared?.catch(() => undefined);
  } catch {
    // Reported by the section's boundary.
  }
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
