import type { AddressFormValues } from '@shop/contracts/addresses/form';
import type { Profile, ProfileRequest } from '@shop/contracts/store-api';

/** The form's fields, and what the shop's API calls them. */
export const PROFILE_FIELDS = {
  first_name: 'firstName',
  last_name: 'lastName',
  birth_date: 'birthDate',
  phone: 'phone',
} as const;

type ProfileValues = Partial<Record<keyof typeof PROFILE_FIELDS, string>>;
const FIELDS = Object.entries(PROFILE_FIELDS) as [
  keyof typeof PROFILE_FIELDS,
  (typeof PROFILE_FIELDS)[keyof typeof PROFILE_FIELDS],
][];

/** The profile as the form holds it. */
export const toProfileValues = (profile: Profile): ProfileValues =>
  Object.fromEntries(FIELDS.map(([form, api]) => [form, profile[api] ?? '']));

/** What was typed, to be saved: an emptied field is cleared. */
export const toProfileRequest = (values: AddressFormValues): ProfileRequest =>
  Object.fromEntries(FIELDS.map(([form, api]) => [api, values[form]?.trim() || null]));
