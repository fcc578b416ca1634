/** Who releases and why, kept in the history. */
export interface Author {
  by: string;
  reason?: string;
}
