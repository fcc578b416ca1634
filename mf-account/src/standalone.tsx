// Loaded in two steps: shared packages are only there once the first script has run.
const [{ mountStandalone }, { default: remote }] = await Promise.all([
  import(/* webpackChunkName: "standalone-page" */ '@shop/standalone'),
  import(/* webpackChunkName: "remote" */ './remote.ts'),
]);
const root = document.getElementById('root');
if (root) await mountStandalone(remote, root);

export {};
