import { useIntl } from '@shop/contracts/i18n';
import { useCallback } from 'react';

export type FactGroup =
  | 'region'
  | 'grape'
  | 'pairing'
  | 'mineral'
  | 'vessel'
  | 'closure'
  | 'ingredient'
  | 'allergen'
  | 'medal'
  | 'material'
  | 'care';

const plain = (key: string): string => {
  const words = key.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Name of a fact's stable key in the language of the messages given. The catalogue's data may know a key before
 * its translation arrives; until then the key itself is shown as words.
 *
 * @param messages message key → text, or its precompiled form
 */
export const factText = (
  messages: Readonly<Record<string, unknown>>,
  group: FactGroup,
  key: string,
): string => {
  const message = messages[`fact.${group}.${key}`];
  if (typeof message === 'string') return message;
  // A precompiled text without placeholders is one literal element.
  if (Array.isArray(message) && typeof message[0]?.value === 'string') return message[0].value;
  return plain(key);
};

/** Translates a fact's stable key (`region`, `piemonte`) in a component. */
export const useFactText = (): ((group: FactGroup, key: string) => string) => {
  const { messages } = useIntl();
  return useCallback((group, key) => factText(messages, group, key), [messages]);
};
