export { isAlcoholic } from './is-alcoholic.ts';
export { comparedPrice, type ComparedPrice, type ReducedItem } from './compared-price.ts';
export { containersOf, type Container, type Packaging } from './containers.ts';
export { depositOf, isDeclaredIn, type DepositTerms } from './deposit.ts';
export { localizedText, type LocalizedText } from './localized-text.ts';
export { nameIn, type Named } from './name-in.ts';
export { optionWords } from './option-words.ts';
export { asNumber, asOneOrMoreTexts, asRecord, asText, asTexts } from './metadata-values.ts';
