/** How often something was used of how often it may be: `3 of 10`. */
export const usage = (count: number | null, limit: number | null): string =>
  limit === null ? String(count ?? 0) : `${count ?? 0} of ${limit}`;
