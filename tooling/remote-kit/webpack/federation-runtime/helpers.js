/** Stands in for the runtime's helpers, of which the bundler's part asks for one: there are no snapshots. */
export default { global: { getGlobalSnapshotInfoByModuleInfo: () => undefined } };
