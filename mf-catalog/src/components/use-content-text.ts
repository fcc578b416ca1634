import { useIntl } from '@shop/contracts/i18n';
import { contentText } from '../model/content-text.ts';

/** How much is in a bottle, in the page's language. */
export const useContentText = (): ((ml: number) => string) => {
  const intl = useIntl();
  return (ml) => contentText(ml, intl);
};
