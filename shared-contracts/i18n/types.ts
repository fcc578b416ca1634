/**
 * Message key → ICU text, or its precompiled form in a build. In English, messages with another spelling in the United
 * States are below `en-US`.
 */
export type Messages = { readonly [key: string]: string | Messages };
