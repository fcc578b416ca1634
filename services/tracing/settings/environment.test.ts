import { z } from 'zod';
import { tracingEnvironment, tracingSettings } from './environment.ts';

const schema = z.object(tracingEnvironment);

describe('the variables of OpenTelemetry', () => {
  it('turn tracing on by the address of a collector, which may end with a slash', () => {
    const parsed = schema.parse({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318/' });
    expect(tracingSettings(parsed)).toEqual({ endpoint: 'https://collector.example:4318' });
  });

  it.each([{}, { OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_TRACES_SAMPLER: '' }])(
    'leave it off if unset or empty: %j',
    (environment) => expect(tracingSettings(schema.parse(environment))).toBeUndefined(),
  );

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'an address beginning with http'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://collector:4317', 'an address beginning with http'],
    ['OTEL_TRACES_SAMPLER', 'sometimes', 'one of always_on'],
    ['OTEL_TRACES_SAMPLER_ARG', '7', 'a ratio from 0 to 1'],
    ['OTEL_TRACES_SAMPLER_ARG', 'half', 'a ratio from 0 to 1'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'test', 'a list: a=1,b=2'],
  ])('are refused with a reason: %s=%s', (name, value, reason) => {
    const { error } = schema.safeParse({ [name]: value });
    expect(error?.issues).toMatchObject([
      { path: [name], message: expect.stringContaining(reason) },
    ]);
  });

  it('accept what the specification lists', () => {
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      OTEL_SERVICE_NAME: 'shell-eu',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test, service.version=1.0.0',
    };
    expect(schema.safeParse(environment).success).toBe(true);
  });
});
