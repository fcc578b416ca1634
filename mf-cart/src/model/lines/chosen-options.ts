/** Ids of the options chosen, each with its own number of pieces; null where it goes with every piece of the line. */
export type ChosenOptions = Readonly<Record<string, number | null>>;

/** Chooses an option for so many pieces, or for all there are and will be. */
export const chooseOption = (
  chosen: ChosenOptions,
  id: string,
  quantity: number | null = null,
): ChosenOptions => ({ ...chosen, [id]: quantity });

export const dropOption = (chosen: ChosenOptions, id: string): ChosenOptions =>
  Object.fromEntries(Object.entries(chosen).filter(([it]) => it !== id));

/** Pieces of an option beside so many of the line: never more than those; 0 when it was not chosen. */
export const optionQuantity = (chosen: ChosenOptions, id: string, pieces: number): number => {
  const own = Object.hasOwn(chosen, id) ? chosen[id] : 0;
  return own === null || own === undefined ? pieces : Math.min(own, pieces);
};
