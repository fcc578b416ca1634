import { useCallback } from 'react';
import { useIntl } from '../libraries/react-intl.ts';
import type { Text } from './create-text.ts';

/** {@link Text} of the page's language, for attributes and other plain strings. */
export const useText = (): Text => {
  const intl = useIntl();
  return useCallback<Text>((id, values) => intl.formatMessage({ id }, values), [intl]);
};
