import { bodyLimit } from '../engine/http/server-options.ts';
import { maxScopeParts } from '../domains/auth/scopes/resolve-scope.ts';
import { maxForShoppers } from '../engine/document/too-many-related.ts';
import { limits } from '../engine/query/limits.ts';
import { largestPage } from '../engine/query/parse-page.ts';
import { textForms } from '../engine/definition/text-form.ts';
import { deepestJson, largestInteger, longestJson } from '../engine/write/value-bounds.ts';
import { markdownTable } from './markdown-table.ts';

const written = (count: number): string => count.toLocaleString('en');
const characters = (count: number): string => `${written(count)} characters`;
const { short, long, pattern, url, webUrl } = textForms;

/** Limits of requests, and the response beyond each. */
export const boundsTable = (): string =>
  markdownTable(
    ['subject', 'limit', 'response above it'],
    [
      ['page size', written(largestPage), '400 `INVALID_PAGE_VALUE`'],
      [
        'filters of a request',
        `${limits.filters}, each name up to ${characters(limits.filterName)}`,
        '400 `INVALID_FILTERS_SYNTAX`',
      ],
      [
        'conditions of all filters together',
        `${limits.filterTests}: \`code_or_name_cont_any=a,b\` has four; a condition with non-ASCII text counts as ${limits.foldedTest}`,
        '400 `INVALID_FILTERS_SYNTAX`',
      ],
      [
        "relationships in a filter's name",
        `${limits.filterRelations}, chained`,
        '400 `FILTER_NOT_ALLOWED`',
      ],
      [
        'attributes joined by `_or_` and `_and_`',
        written(limits.filterNames),
        '400 `FILTER_NOT_ALLOWED`',
      ],
      [
        'values of `_in`, `_not_in`, `_matches_any`',
        `${limits.filterValues}; in \`_matches_any\`, all values without wildcards count as one condition`,
        '400 `INVALID_FILTER_VALUE`',
      ],
      [
        'search text, `_jcont` document',
        `${characters(limits.soughtText)}; ${limits.wildcards} \`%\` in a pattern`,
        '400 `INVALID_FILTER_VALUE`',
      ],
      ['`sort`', `${limits.sortCriteria} criteria`, '400 `INVALID_SORT_CRITERIA`'],
      [
        '`include`',
        `${limits.includes} paths of ${limits.includeSteps} steps; ${written(maxForShoppers)} included resources for shoppers`,
        '400 `INVALID_INCLUDE`',
      ],
      ['`fields` of a type', written(limits.fields), '400 `INVALID_FIELD`'],
      ['text attributes', characters(short.longest), '422 `too_long`'],
      ['descriptions, notes, payment tokens', characters(long.longest), '422 `too_long`'],
      ['regular expressions', characters(pattern.longest), '422 `too_long`'],
      ['`…_url`', characters(Math.max(url.longest, webUrl.longest)), '422 `too_long`'],
      [
        '`metadata` and other objects and lists',
        `${characters(longestJson)} as JSON, ${deepestJson} levels`,
        '422 `too_long`, `too_deep`',
      ],
      [
        'integers and amounts in cents',
        `${written(largestInteger)}, and price times quantity`,
        '422 `less_than_or_equal_to`',
      ],
      ['request body', `${bodyLimit / 1_024} KiB`, '413'],
      ["parts of a token's scope", written(maxScopeParts), '400 `invalid_scope`'],
    ],
  );
