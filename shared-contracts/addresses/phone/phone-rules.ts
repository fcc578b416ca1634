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
 * The number in international format; null if invalid. If the rules fail to load, accepts any plausible number
 * unchanged: a missing file must not prevent a purchase.
 */
export const normalizePhone = async (text: string, country: string): Promise<string | null> => {
  const loaded = await loadPhoneRules();
  if (loaded) return loaded.parsePhone(text, country);
  const typed = plainPhone(text);
  return mayBePhone(typed) ? typed : null;
};
