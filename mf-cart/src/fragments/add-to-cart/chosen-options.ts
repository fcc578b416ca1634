/** Ids of the options chosen, each with how many pieces of the line it is for at most. */
export type ChosenOptions = Readonly<Record<string, number>>;

/** Chooses an option for so many pieces, or for all there are and will be. */
export const chooseOption = (
  chosen: ChosenOptions,
  id: string,
  quantity = Infinity,
): ChosenOptions => ({ ...chosen, [id]: quantity });

export const dropOption = (chosen: ChosenOptions, id: string): ChosenOptions =>
  chooseOption(chosen, id, 0);

/** Pieces of an option beside so many of the line: never more than those; 0 when it was not chosen. */
export const optionQuantity = (chosen: ChosenOptions, id: string, pieces: number): number =>
  Math.min(Object.hasOwn(chosen, id) ? (chosen[id] ?? 0) : 0, pieces);
