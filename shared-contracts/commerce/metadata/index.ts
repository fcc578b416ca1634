export { localizedText, type LocalizedText } from './localized-text.ts';
export { asNumber, asOneOrMoreTexts, asRecord, asText, asTexts } from './metadata-values.ts';
