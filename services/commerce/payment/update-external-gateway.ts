import type { Input, Operation } from '../core/define-resource.ts';
import type { Result } from '../core/problem.ts';
import { writeValues } from '../core/write/write-values.ts';
import { newSecret } from '../events/new-secret.ts';
import { externalGateways } from '../resources/external-gateways.ts';
import type { Rows } from '../resources/rows.ts';

/** Changes an external gateway, with a new secret or a closed circuit when one is asked for. */
export const updateExternalGateway = (
  operation: Operation,
  gateway: Rows['external_gateways'],
  input: Input,
): Result<string> =>
  writeValues(operation, externalGateways, gateway, input, {
    ...(input.attributes['_regenerate_shared_secret'] === true && { shared_secret: newSecret() }),
    ...(input.attributes['_reset_circuit'] === true && {
      circuit_state: 'closed',
      circuit_failure_count: 0,
    }),
  });
