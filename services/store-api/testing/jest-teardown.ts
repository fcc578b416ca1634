/** jest's global teardown of the package: stops the shared PostgreSQL server. */
export default async function teardown(): Promise<void> {
  await globalThis.stopSharedPostgres?.();
}
