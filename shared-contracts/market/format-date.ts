/**
 * `2026-11-20`, the form of order dates (M8), in UTC so that server and browser agree. Empty for what is no date.
 */
export const formatDate = (date: Date | string | number): string => {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, 10);
};
