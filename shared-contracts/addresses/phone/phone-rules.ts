import { plainPhone } from './plain-phone.ts';
import type * as phoneNumber from './phone-number.ts';

type PhoneRules = typeof phoneNumber;

let rules: PhoneRules | null = null;
let loading: Promise<PhoneRules | null> | null = null;

/**
 * Loads the phone rules (25 kB), which only forms with a phone number need. Null if unavailable; the next call tries
 * again.
 */
export const loadPhoneRules = (): Promise<PhoneRules | null> => {
  loading ??= import(/* webpackChunkName: "phone-numbers" */ './phone-number.ts').then(
    (loaded) => (rules = loaded),
    () => (loading = null),
  );
  return loading;
};

/** At least five digits: all that can be said before the rules are there. */
const mayBePhone = (text: string): boolean =>
  /^[+()\d\s./-]+$/.test(text) && text.replace(/\D/g, '').length >= 5;

/** Whether the text can be a phone number there, as far as the rules have been loaded. */
export const isPhone = (text: string, country: string): boolean =>
  rules ? rules.parsePhone(text, country) !== null : mayBePhone(plainPhone(text));

/**
 * The number in international form, null when it is none. Where the rules cannot be loaded, what looks like a number
 * is taken as it is: no one is kept from buying by a missing file.
 */
export const normalizePhone = async (text: string, country: string): Promise<string | null> => {
  const loaded = await loadPhoneRules();
  if (loaded) return loaded.parsePhone(text, country);
  const typed = plainPhone(text);
  return mayBePhone(typed) ? typed : null;
};
