/**
 * The code that speaks to the platform, a chunk of its own. Calls load it on first use; who knows that one is coming
 * loads it ahead.
 */
export const loadSdk = () => import(/* webpackChunkName: "commerce-sdk" */ './sdk.ts');
