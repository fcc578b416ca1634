import { CANARY, STABLE, startHealth, type TestHealth } from '../testing/start-health.ts';

const MINUTE = 60_000;

/** Release of a canary beside a promoted release. */
const LATER = '0.1.0-cccc';
const canaryOf = (version: string, traffic: number): [string, object] => [
  '/releases/catalog/canary',
  { version, traffic },
];

const newest = async (service: TestHealth) =>
  (await service.get('/releases/history?limit=1')).json().history[0];

describe('a promoted release', () => {
  const promote = async (): Promise<TestHealth> => {
    const service = await startHealth();
    await service.register(STABLE, CANARY);
    await service.edit('/releases/catalog/promote', { version: STABLE });
    await service.see({ [STABLE]: { views: 20_000, failed: 100 } });
    service.setTime(service.time() + MINUTE);
    await service.edit('/releases/catalog/promote', { version: CANARY });
    await service.health.evaluate();
    return service;
  };

  it('is rolled back in its first hour if it fails more than the default before it', async () => {
    const service = await promote();
    await service.see({ [CANARY]: { views: 3000, failed: 20 } });
    expect(await service.live()).toEqual([[CANARY, 100]]);
    await service.see({ [CANARY]: { views: 3000, failed: 300 } });
    expect(await service.live()).toEqual([[STABLE, 100]]);
    expect(await newest(service)).toMatchObject({ action: 'rollback', by: 'health', from: CANARY });
    await service.see({ [STABLE]: { views: 3000, failed: 900 } });
    expect(await service.live()).toEqual([[STABLE, 100]]);
    await service.stop();
  });

  it('takes a canary that was compared with it along', async () => {
    const service = await promote();
    await service.register(LATER);
    await service.edit(...canaryOf(LATER, 10));
    await service.see({ [CANARY]: { views: 3000, failed: 300 } });
    expect(await service.live()).toEqual([[STABLE, 100]]);
    await service.stop();
  });

  it.each<[string, (service: TestHealth) => Promise<unknown>]>([
    [
      'for its health',
      (service) =>
        service.see({ [CANARY]: { views: 2700, failed: 14 }, [LATER]: { views: 300, failed: 32 } }),
    ],
    ['by hand', (service) => service.edit('/releases/catalog/rollback')],
    ['with no traffic', (service) => service.edit(...canaryOf(LATER, 0))],
    [
      'by a promotion of the default',
      (service) => service.edit('/releases/catalog/promote', { version: CANARY }),
    ],
  ])('R8 is still watched when a canary beside it ends %s', async (_, end) => {
    const service = await promote();
    await service.register(LATER);
    await service.edit(...canaryOf(LATER, 10));
    await service.see({ [CANARY]: { views: 3000, failed: 20 } });
    await end(service);
    expect(await service.live()).toEqual([[CANARY, 100]]);
    await service.see({ [CANARY]: { views: 3000, failed: 300 } });
    expect(await service.live()).toEqual([[STABLE, 100]]);
    expect(await newest(service)).toMatchObject({ action: 'rollback', by: 'health', from: CANARY });
    await service.stop();
  });

  it('R8 is rolled back by the next evaluation if only its canary could be', async () => {
    const service = await promote();
    await service.register(LATER);
    await service.edit(...canaryOf(LATER, 10));
    const { document } = await service.database
      .selectFrom('release')
      .select('document')
      .where('version', '=', STABLE)
      .executeTakeFirstOrThrow();
    const setDocument = (it: string) =>
      service.database
        .updateTable('release')
        .set({ document: it })
        .where('version', '=', STABLE)
        .execute();
    await setDocument(document.replace('"contract":"1.2.0"', '"contract":"9.0.0"'));
    await service.see({ [CANARY]: { views: 3000, failed: 300 } });
    expect(await service.live()).toEqual([[CANARY, 100]]);
    await setDocument(document);
    await service.health.evaluate();
    expect(await service.live()).toEqual([[STABLE, 100]]);
    await service.stop();
  });

  it('R8 is not watched again when a rollback of its successor brings it back', async () => {
    const service = await promote();
    await service.edit('/releases/catalog/promote', { version: STABLE });
    await service.edit('/releases/catalog/promote', { version: CANARY });
    await service.edit('/releases/catalog/rollback');
    await service.edit('/releases/catalog/rollback');
    expect(await service.live()).toEqual([[CANARY, 100]]);
    await service.health.evaluate();
    await service.see({ [CANARY]: { views: 3000, failed: 300 } });
    expect(await service.live()).toEqual([[CANARY, 100]]);
    await service.stop();
  });

  it('is left alone after its first hour', async () => {
    const service = await promote();
    service.setTime(service.time() + 61 * MINUTE);
    await service.see({ [CANARY]: { views: 3000, failed: 300 } });
    expect(await service.live()).toEqual([[CANARY, 100]]);
    await service.stop();
  });
});
