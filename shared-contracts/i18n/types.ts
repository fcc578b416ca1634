/**
 * Message key → ICU text, or its precompiled form in a build. English holds what is spelled otherwise in the United
 * States as messages of their own below `en-US`.
 */
export type Messages = { readonly [key: string]: string | Messages };
