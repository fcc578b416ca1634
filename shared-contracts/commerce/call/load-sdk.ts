/** The platform client, a chunk of its own. Calls load it on first use; callers that expect one load it ahead. */
export const loadSdk = () => import(/* webpackChunkName: "commerce-sdk" */ './sdk.ts');
