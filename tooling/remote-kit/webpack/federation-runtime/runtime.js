// What of Module Federation's runtime the builds use: containers are loaded by the shell, not by the runtime.
export { init, getInstance } from 'whole-federation-runtime';

/** Asked for by federation's own tree-shaking of shares alone, which is not in use. */
export const getRemoteEntry = () => Promise.reject(new Error('The shell loads remotes itself'));
