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
  | 'care'
  | 'warning';

/** A stable key as text: `pinot_nero` → `Pinot nero`. */
export const readableKey = (key: string): string => {
  const text = key.replaceAll(/[-_]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/**
 * Translates the stable key of a fact. The catalog may use a key before its translation ships; until then the key
 * itself is formatted as text.
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
  return readableKey(key);
};

/** Translates a fact's stable key (`region`, `piemonte`) in a component. */
export const useFactText = (): ((group: FactGroup, key: string) => string) => {
  const { messages } = useIntl();
  return useCallback((group, key) => factText(messages, group, key), [messages]);
};
