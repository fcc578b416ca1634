import { createIntl, createIntlCache, type IntlShape } from '../libraries/react-intl.ts';
import type { LanguageTag } from '../market/locale.ts';
import type { Messages } from './types.ts';

/**
 * A text that is missing or cannot be formatted is a bug: loud while developing and testing. In production
 * the shopper sees the key, which is better than no page, and the fault is left in the browser's log.
 */
const onIntlError = (error: Error): void => {
  if (process.env.NODE_ENV !== 'production') throw error;
  // eslint-disable-next-line no-console -- the only trace of a missing text in production
  console.debug(error.message);
};

type GetMessageFormat = IntlShape['formatters']['getMessageFormat'];

/** Caches by the identity of precompiled messages: the library would serialize each of them at each use. */
const byIdentity = (create: GetMessageFormat): GetMessageFormat => {
  const created = new WeakMap<object, ReturnType<GetMessageFormat>>();
  return (message, ...rest) => {
    if (typeof message !== 'object') return create(message, ...rest);
    const known = created.get(message) ?? create(message, ...rest);
    created.set(message, known);
    return known;
  };
};

const create = (locale: LanguageTag, messages: Record<string, string>): IntlShape => {
  const intl = createIntl({ locale, messages, onError: onIntlError }, createIntlCache());
  const { formatters } = intl;
  Object.assign(formatters, { getMessageFormat: byIdentity(formatters.getMessageFormat) });
  return intl;
};

const NONE: Messages = {};
const known = new WeakMap<Messages, WeakMap<Messages, Map<LanguageTag, IntlShape>>>();

/**
 * Texts and formats of a language, over the messages of an outer provider. Cached for as long as both catalogs are in
 * memory: a server renders with the same ones again and again, and creating formats takes longer than using them.
 */
export const intlOf = (tag: LanguageTag, messages: Messages, outer = NONE): IntlShape => {
  const byOuter = known.get(messages) ?? new WeakMap<Messages, Map<LanguageTag, IntlShape>>();
  known.set(messages, byOuter);
  const byTag = byOuter.get(outer) ?? new Map<LanguageTag, IntlShape>();
  byOuter.set(outer, byTag);
  const merged = () => ({ ...outer, ...messages, ...(messages[tag] as Messages) });
  const intl = byTag.get(tag) ?? create(tag, merged() as Record<string, string>);
  byTag.set(tag, intl);
  return intl;
};
