/** Chosen option ids, each with its largest quantity. */
export type ChosenOptions = Readonly<Record<string, number>>;

/** Chooses an option, by default for the whole quantity of the line, now and later. */
export const chooseOption = (
  chosen: ChosenOptions,
  id: string,
  quantity = Infinity,
): ChosenOptions => ({ ...chosen, [id]: quantity });

export const dropOption = (chosen: ChosenOptions, id: string): ChosenOptions =>
  chooseOption(chosen, id, 0);

/** Quantity of an option, capped at the line's; 0 if it is not chosen. */
export const optionQuantity = (chosen: ChosenOptions, id: string, lineQuantity: number): number =>
  Math.min(Object.hasOwn(chosen, id) ? (chosen[id] ?? 0) : 0, lineQuantity);
