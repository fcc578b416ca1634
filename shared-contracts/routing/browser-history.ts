import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

/** The history of this tab as react-router keeps it: each entry has a key, and its place in the order of the visit. */
export type BrowserHistory = ReturnType<typeof createBrowserHistory>;
