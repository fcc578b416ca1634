const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root"');

// Shared modules are available only after an asynchronous boundary.
const [{ mountStandalone }, { samples }, { default: remote }] = await Promise.all([
  import(/* webpackChunkName: "standalone-page" */ '@shop/standalone'),
  import(/* webpackChunkName: "standalone-page" */ './standalone/samples.ts'),
  import(/* webpackChunkName: "remote" */ './remote.ts'),
]);
await mountStandalone(remote, element, { samples });
export {};
