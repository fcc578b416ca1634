/** What the query of the standalone page chooses; null takes a choice back. */
export interface StandaloneChoice {
  /** Prefix of a market: `/de/eur/de`. */
  market?: string;
  /** Id of a sample. */
  sample?: string | null;
  /** Colours, whatever the system prefers. */
  theme?: string | null;
}

/** The address of a screen on the standalone page: choices go into the query, the screen's path into the hash. */
export const standaloneAddress = (search: string, choice: StandaloneChoice, screen: string) => {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(choice)) {
    if (value) query.set(name, value);
    else if (value !== undefined) query.delete(name);
  }
  const text = query.toString();
  return `${window.location.pathname}${text && `?${text}`}#${screen}`;
};
