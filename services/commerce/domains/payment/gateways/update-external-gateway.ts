import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import type { Result } from '../../../engine/definition/problem.ts';
import { writeValues } from '../../../engine/write/write-values.ts';
import { newSecret } from '../../../engine/store/new-secret.ts';
import { externalGatewayShape } from '../shapes/gateways/external-gateways.ts';
import type { Rows } from '../../rows.ts';

/** Updates an external gateway. Triggers rotate its secret or close its circuit. */
export const updateExternalGateway = (
  operation: Operation,
  gateway: Rows['external_gateways'],
  input: Input,
): Result<string> =>
  writeValues(operation, externalGatewayShape, gateway, input, {
    ...(input.attributes['_regenerate_shared_secret'] === true && { shared_secret: newSecret() }),
    ...(input.attributes['_reset_circuit'] === true && {
      circuit_state: 'closed',
      circuit_failure_count: 0,
    }),
  });
