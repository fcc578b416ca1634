/** The pieces of react-intl in use. */
export {
  createIntl,
  createIntlCache,
  FormattedMessage,
  IntlContext,
  IntlProvider,
  useIntl,
} from 'react-intl';
