/**
 * Where a key leads in a list: an index, null for back to the text, undefined for keys that do not move. Arrows wrap;
 * Home and End belong to the text as long as no option is active.
 */
export const moveActive = (
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  active: number | null,
  count: number,
): number | null | undefined => {
  if (count === 0 || altKey) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : (active + 1) % count;
    case 'ArrowUp':
      return ((active ?? 0) - 1 + count) % count;
    case 'Home':
      return active === null ? undefined : 0;
    case 'End':
      return active === null ? undefined : count - 1;
    case 'ArrowLeft':
    case 'ArrowRight':
      return active === null ? undefined : null;
    default:
      return undefined;
  }
};
