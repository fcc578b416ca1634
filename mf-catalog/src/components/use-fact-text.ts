import { useIntl } from '@shop/contracts/i18n';
import { useCallback } from 'react';
import { factText, type FactGroup } from '../model/facts/fact-text.ts';

/** Translates a fact's stable key (`region`, `piemonte`) in a component. */
export const useFactText = (): ((group: FactGroup, key: string) => string) => {
  const { messages } = useIntl();
  return useCallback((group, key) => factText(messages, group, key), [messages]);
};
