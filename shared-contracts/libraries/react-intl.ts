/** The pieces of react-intl in use. */
export {
  createIntl,
  createIntlCache,
  FormattedMessage,
  IntlContext,
  type IntlShape,
  RawIntlProvider,
  useIntl,
} from 'react-intl';
