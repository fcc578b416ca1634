import { parse } from '@formatjs/icu-messageformat-parser';

/** Compiles a message catalogue: ICU text becomes its syntax tree, so browsers need no parser. */
export default function messagesLoader(source) {
  const messages = JSON.parse(source);
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(messages).map(([id, text]) => [id, parse(text, { ignoreTag: false })]),
    ),
  );
}
