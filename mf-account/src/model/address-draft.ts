import type { CustomerAddress } from '@shop/contracts/commerce/customer';
import { ADDRESS_FIELDS } from '@shop/contracts/addresses';
import type { AddressFormValues } from '@shop/contracts/addresses/form';
import { hasDraft, keepDraft, type DraftName } from './form-draft.ts';

type Purpose = 'shipping' | 'billing';

/** Form fields of a draft, by purpose. */
export const DRAFT_FIELDS: Readonly<Record<Purpose, readonly (keyof AddressFormValues)[]>> = {
  shipping: ADDRESS_FIELDS,
  billing: [
    ...ADDRESS_FIELDS.map((field) => `billing_${field}` as const),
    'person_type',
    'business_name',
    'fiscal_code',
    'vat',
    'recipient',
    'sdi',
    'pec',
    'iban',
    'credit_assignment',
  ],
};

/** Name of the draft of a saved address, or of a new one. */
export const draftOfAddress = (purpose: Purpose, entry?: CustomerAddress): DraftName =>
  `${purpose} address ${entry?.id ?? 'new'}`;

/** The form with a draft: of a new address, or of the first saved one that has any; null without a draft. */
export const findAddressDraft = (
  purpose: Purpose,
  entries: readonly CustomerAddress[],
  ownerId: string,
): { entry?: CustomerAddress } | null =>
  [{}, ...entries.map((entry) => ({ entry }))].find((form: { entry?: CustomerAddress }) =>
    hasDraft(draftOfAddress(purpose, form.entry), ownerId),
  ) ?? null;

/** Clears the drafts of a deleted address. */
export const clearAddressDrafts = (entry: CustomerAddress): void => {
  for (const purpose of ['shipping', 'billing'] as const)
    keepDraft(draftOfAddress(purpose, entry), null);
};
