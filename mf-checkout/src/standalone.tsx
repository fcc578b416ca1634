// Loaded in two steps: shared packages are only there once the first script has run.
const [{ mountStandalone }, { samples }, { default: remote }] = await Promise.all([
  import(/* webpackChunkName: "standalone-page" */ '@shop/standalone'),
  import(/* webpackChunkName: "standalone-page" */ './standalone/samples.ts'),
  import(/* webpackChunkName: "remote" */ './remote.ts'),
]);
const root = document.getElementById('root');
if (root) await mountStandalone(remote, root, { samples });

export {};
