/**
 * Characters that turn the direction of what follows them, or hide it in another (U+202A–U+202E, U+2066–U+2069). In a
 * name they make the text around it read differently than it is. Letters of any script have a direction of their own and
 * need none of them; JSON may have them as they are or escaped.
 */
const OVERRIDE = /[\u202a-\u202e\u2066-\u2069]|(\\\\)|\\u(?:202[a-e]|206[6-9])/gi;

/** A text, JSON or other, without direction override characters. Keeps escaped backslashes. */
export const textWithoutOverrides = (text: string): string =>
  text.replace(OVERRIDE, (_, backslash: string | undefined) => backslash ?? '');

/** An answer whose text overrides no direction, neither its own nor that of the page around it. */
export const withoutOverrides = async (answer: Response): Promise<Response> => {
  const { status, statusText, headers } = answer;
  const text = textWithoutOverrides(await answer.text());
  return new Response(text === '' ? null : text, { status, statusText, headers });
};
