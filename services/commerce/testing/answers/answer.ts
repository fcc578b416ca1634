import type { Registry } from '../../engine/definition/registry.ts';

/** A response of the platform with its request. */
export interface Answer {
  readonly method: string;
  readonly url: URL;
  readonly requestHeaders: Readonly<Record<string, string | string[] | undefined>>;
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** What the checks know of the platform under test. */
export interface Expectations {
  readonly registry: Registry;
  /** `https://<organization>.<domain>/api` */
  readonly base: string;
  /** Whether the request was an integration's, which sees confidential attributes. */
  readonly trusted: boolean;
  /** `fields[…]` of the request. */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>;
}

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids are ten letters. */
export const isIdentifier = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z]{10}$/.test(value);

/** Members that are missing or too many, in words. */
export const checkMembers = (
  where: string,
  value: Json,
  required: readonly string[],
  optional: readonly string[] = [],
): string[] => [
  ...required.filter((name) => !(name in value)).map((name) => `${where} lacks "${name}"`),
  ...Object.keys(value)
    .filter((name) => !required.includes(name) && !optional.includes(name))
    .map((name) => `${where} has an unknown "${name}"`),
];
