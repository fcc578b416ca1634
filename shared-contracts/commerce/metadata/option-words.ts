/** What the shopper wrote for an option of a line, such as the words on a card; null where there are none. */
export const optionWords = ({
  choices,
}: {
  choices?: Readonly<Record<string, unknown>> | undefined;
}): string | null => {
  const words = choices?.['description'];
  return typeof words === 'string' && words.trim() !== '' ? words : null;
};
