/** Departments in the order of the header; their names are shell messages. */
export const DEPARTMENTS = ['wine', 'water', 'gifts', 'accessories', 'offers'] as const;
