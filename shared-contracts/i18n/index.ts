export { FormattedMessage, useIntl } from '../libraries/react-intl.ts';
export { commonMessages } from './common-messages.ts';
export { createText, type Text, type TextValues } from './create-text.ts';
export { errorTextOf, shopTexts, type ErrorText, type ShopTextKey } from './shop-texts.ts';
export { MessagesProvider } from './messages-provider.tsx';
export { useText } from './use-text.ts';
