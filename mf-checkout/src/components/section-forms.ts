import type { ComponentType } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { pendingLoadable, type Loadable } from '@shop/contracts/remote';
import type { Section } from '../model/section.ts';

export type SectionForm = ComponentType<{ order: Order }>;

/** A chunk a section: only what the open one needs is fetched. */
const LOADERS: Record<Section, () => Promise<SectionForm>> = {
  account: async () =>
    (await import(/* webpackChunkName: "page-section-account" */ './account/account-section.tsx'))
      .AccountSection,
  address: async () =>
    (await import(/* webpackChunkName: "page-section-address" */ './address/address-section.tsx'))
      .AddressSection,
  shipping: async () =>
    (await import(/* webpackChunkName: "page-section-shipping" */ './shipping-section.tsx'))
      .ShippingSection,
  payment: async () =>
    (await import(/* webpackChunkName: "page-section-payment" */ './payment/payment-section.tsx'))
      .PaymentSection,
};

const known = new Map<Section, Loadable<SectionForm>>();

/** Name of the section's chunk, under which the server finds its files to preload. */
export const sectionChunk = (section: Section): string => `page-section-${section}`;

/** The form of a section, one loadable for all renders; it starts to load when it is first asked for. */
export const sectionForm = (section: Section): Loadable<SectionForm> => {
  const form = known.get(section);
  if (form) return form;
  const pending = pendingLoadable(
    LOADERS[section](),
    (settled) => void known.set(section, settled),
  );
  known.set(section, pending);
  return pending;
};

/** Forgets a form that did not come, so that it is asked for again. */
export const forgetSectionForm = (section: Section): void => void known.delete(section);

/** Fetches a section's form before it is opened. One that does not come is asked for again when it is. */
export const prefetchSectionForm = (section: Section): void => {
  const form = sectionForm(section);
  if (form.status !== 'ready') form.promise.catch(() => forgetSectionForm(section));
};
