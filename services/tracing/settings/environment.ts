import type { Variables } from '@shop/server-kit/configuration';
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
  ),
  OTEL_SERVICE_NAME: optional(z.string()),
  OTEL_TRACES_SAMPLER: optional(
    z.enum(SAMPLERS, { error: `must be one of ${SAMPLERS.join(', ')}` }),
  ),
  OTEL_TRACES_SAMPLER_ARG: optional(
    z.coerce
      .number('must be a ratio from 0 to 1')
      .min(0, 'must be a ratio from 0 to 1')
      .max(1, 'must be a ratio from 0 to 1'),
  ),
  OTEL_RESOURCE_ATTRIBUTES: optional(
    z.string().regex(/^\s*[^=,\s]+=[^,]*(?:,\s*[^=,\s]+=[^,]*)*$/, 'must be a list: a=1,b=2'),
  ),
};

/** Descriptions of {@link tracingEnvironment}. */
export const tracingVariables: Variables<typeof tracingEnvironment> = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    type: 'url',
    standard: 'unset: no traces',
    meaning: 'base address of the OTLP collector; spans go to `/v1/traces` below it',
  },
  OTEL_SERVICE_NAME: {
    type: 'text',
    standard: '`shell`, `store-api` or `commerce`',
    meaning: 'name of the service in traces',
  },
  OTEL_TRACES_SAMPLER: {
    type: 'choice',
    standard: '`parentbased_always_on`',
    meaning:
      'sampler of traces: `always_on`, `always_off`, `traceidratio`, and these with `parentbased_…`',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    type: 'number',
    standard: '`1`',
    meaning: 'ratio of the `traceidratio` samplers, 0 to 1',
  },
  OTEL_RESOURCE_ATTRIBUTES: {
    type: 'list',
    meaning: 'attributes of this process in traces: `deployment.environment.name=test,…`',
  },
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
