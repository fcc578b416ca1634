/** One toast tells of additions: of the last one, and of what became of it. */
export const ADDING_TOAST = 'cart:add';
