import { z } from 'zod';

/** The OpenTelemetry specification treats an empty variable as unset. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((it) => (it === '' ? undefined : it), schema.optional());

const SAMPLERS = [
  ...['always_on', 'always_off', 'traceidratio'],
  ...['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'],
];

/**
 * Standard variables of OpenTelemetry that the servers read
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/). The SDK replaces an invalid value
 * by its default in silence, so they are checked here.
 */
export const tracingEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address beginning with http' }),
  ).describe('OTLP collector that receives traces, `http://127.0.0.1:4318`; no traces without it'),
  OTEL_SERVICE_NAME: optional(z.string()).describe('name of this service in traces'),
  OTEL_TRACES_SAMPLER: optional(
    z.enum(SAMPLERS, { error: `must be one of ${SAMPLERS.join(', ')}` }),
  ).describe('sampler of traces, `parentbased_always_on` if unset'),
  OTEL_TRACES_SAMPLER_ARG: optional(
    z.coerce
      .number('must be a ratio from 0 to 1')
      .min(0, 'must be a ratio from 0 to 1')
      .max(1, 'must be a ratio from 0 to 1'),
  ).describe('ratio of the `traceidratio` samplers, 0 to 1'),
  OTEL_RESOURCE_ATTRIBUTES: optional(
    z.string().regex(/^\s*[^=,\s]+=[^,]*(?:,\s*[^=,\s]+=[^,]*)*$/, 'must be a list: a=1,b=2'),
  ).describe('attributes of this process in traces, `deployment.environment.name=test,…`'),
};

/** Where traces go. The other variables are read by the SDK itself. */
export interface TracingSettings {
  /** Base address of the collector, without `/v1/traces`. */
  endpoint: string;
}

/** @returns undefined if tracing is off */
export const tracingSettings = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
}: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
}): TracingSettings | undefined =>
  endpoint === undefined ? undefined : { endpoint: endpoint.replace(/\/+$/, '') };
