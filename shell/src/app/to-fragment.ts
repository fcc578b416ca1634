/** Scrolls to the place on the page that the address names. @returns whether there is one */
export const toFragment = (hash: string): boolean => {
  if (hash.length < 2) return false;
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Taken as it is written.
  }
  const target = document.getElementById(id);
  target?.scrollIntoView();
  return target !== null;
};
