/** The page a list's address asks for, from 1; the first for anything that is no page. */
export const pageNumber = (value: string | null): number =>
  value !== null && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
