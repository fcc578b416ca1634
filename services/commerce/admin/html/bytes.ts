/** A size as a person reads it: `1.3 MB`. */
export const bytes = (size: number): string => {
  if (size < 1_000) return `${size} B`;
  return size < 1_000_000
    ? `${(size / 1_000).toFixed(1)} kB`
    : `${(size / 1_000_000).toFixed(1)} MB`;
};
