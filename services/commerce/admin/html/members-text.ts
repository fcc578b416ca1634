/** The members of an object as a sentence: `text “For Ada”, size “L”`. */
export const membersText = (value: unknown): string =>
  Object.entries((value ?? {}) as Record<string, unknown>)
    .map(([name, it]) => `${name} “${typeof it === 'string' ? it : JSON.stringify(it)}”`)
    .join(', ');
