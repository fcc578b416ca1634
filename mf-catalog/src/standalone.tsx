// Loaded in two steps: shared packages exist only after the first script has run.
const [{ mountStandalone }, { samples }, { default: remote }] = await Promise.all([
  import(/* webpackChunkName: "standalone-page" */ '@shop/standalone'),
  import(/* webpackChunkName: "standalone-page" */ './standalone/samples.ts'),
  import(/* webpackChunkName: "remote" */ './remote.ts'),
]);
const root = document.getElementById('root');
/** The gallery exists on this page only: the shop has no route to it and loads none of it. */
const withGallery = {
  ...remote,
  routes: [...remote.routes, { id: 'gallery', path: 'gallery', rendering: 'client' as const }],
  pages: {
    ...remote.pages,
    gallery: () =>
      import(/* webpackChunkName: "standalone-gallery" */ './testing/gallery/index.ts'),
  },
};
if (root) await mountStandalone(withGallery, root, { samples });

export {};
