import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import type { StartedFrame } from './start-frame.ts';

/** A JSON schema of the document. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface DescribedOperation {
  method: 'GET' | 'POST';
  path: string;
  body: JsonSchema;
  /** Refusals: `409 EMAIL_TAKEN`. */
  codes: readonly string[];
  /** Success statuses. */
  done: readonly number[];
}

const schemaIn = (part: unknown): JsonSchema =>
  asRecord(asRecord(asRecord(asRecord(part)['content'])['application/json'])['schema']);

/** The operations in the OpenAPI document. */
export const readDocument = async (
  frame: Pick<StartedFrame, 'inject'>,
): Promise<DescribedOperation[]> => {
  const document = (await frame.inject({ url: '/api/openapi.json' })).json();
  return Object.entries(asRecord(document.paths)).flatMap(([path, methods]) =>
    Object.entries(asRecord(methods)).map(([method, described]) => {
      const { requestBody, responses } = asRecord(described);
      const answers = Object.entries(asRecord(responses));
      return {
        method: method === 'get' ? 'GET' : 'POST',
        path,
        body: schemaIn(requestBody),
        codes: answers
          .filter(([status]) => Number(status) >= 400)
          .flatMap(([status, it]) =>
            (asText(asRecord(it)['description']) ?? '')
              .split(', ')
              .map((code) => `${status} ${code}`),
          ),
        done: answers.map(([status]) => Number(status)).filter((status) => status < 400),
      };
    }),
  );
};

const listOf = (value: unknown): readonly JsonSchema[] =>
  Array.isArray(value) ? value.map(asRecord) : [];

/** A valid value of a schema: its example if present, otherwise only required fields. */
export const exampleOf = (schema: JsonSchema): unknown => {
  const [example] = Array.isArray(schema['examples']) ? (schema['examples'] as unknown[]) : [];
  if (example !== undefined) return example;
  const [form] = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (form) return exampleOf(form);
  if (schema['const'] !== undefined) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0] as unknown;
  switch (schema['type']) {
    case 'object': {
      const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
      const properties = asRecord(schema['properties']);
      return Object.fromEntries(
        required.map((name) => [name, exampleOf(asRecord(properties[name]))]),
      );
    }
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Number(schema['minimum'] ?? 1);
    case 'array':
      return [];
    default:
      return 'an example'.padEnd(Number(schema['minLength'] ?? 0), '.');
  }
};
