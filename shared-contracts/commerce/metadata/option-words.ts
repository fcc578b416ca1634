/** The shopper's text for an option of a line, such as that of a card; null if missing. */
export const optionWords = ({
  choices,
}: {
  choices?: Readonly<Record<string, unknown>> | undefined;
}): string | null => {
  const text = choices?.['description'];
  return typeof text === 'string' && text.trim() !== '' ? text : null;
};
