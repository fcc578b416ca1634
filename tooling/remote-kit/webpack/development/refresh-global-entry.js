import * as refresh from 'react-refresh/runtime';

// Before any copy of React: a renderer that starts earlier is never refreshed.
refresh.injectIntoGlobalHook(globalThis);
globalThis.__SHOP_REACT_REFRESH__ = refresh;
// The mark by which the entries of the remotes know that this was done.
globalThis.__reactRefreshInjected_shop = true;
