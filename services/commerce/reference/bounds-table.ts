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
    ['what', 'bound', 'answer beyond it'],
    [
      ['rows of a page', written(largestPage), '400 `INVALID_PAGE_VALUE`'],
      [
        'filters of a request',
        `${limits.filters}, names of ${characters(limits.filterName)}`,
        '400 `INVALID_FILTERS_SYNTAX`',
      ],
      [
        'tests of all filters together',
        `${limits.filterTests}: \`code_or_name_cont_any=a,b\` has four; beyond ASCII each counts as ${limits.foldedTest}`,
        '400 `INVALID_FILTERS_SYNTAX`',
      ],
      [
        "relations in a filter's name",
        `${limits.filterRelations}, one from the other`,
        '400 `FILTER_NOT_ALLOWED`',
      ],
      [
        'attributes joined by `_or_` and `_and_`',
        written(limits.filterNames),
        '400 `FILTER_NOT_ALLOWED`',
      ],
      [
        'values of `_in`, `_not_in`, `_matches_any`',
        `${limits.filterValues}; of the last, those without wildcards are one test`,
        '400 `INVALID_FILTER_VALUE`',
      ],
      [
        'a text to look for, a `_jcont` document',
        `${characters(limits.soughtText)}; ${limits.wildcards} \`%\` in a pattern`,
        '400 `INVALID_FILTER_VALUE`',
      ],
      ['`sort`', `${limits.sortCriteria} criteria`, '400 `INVALID_SORT_CRITERIA`'],
      [
        '`include`',
        `${limits.includes} paths of ${limits.includeSteps} steps; for shoppers ${written(maxForShoppers)} rows reached`,
        '400 `INVALID_INCLUDE`',
      ],
      ['`fields` of a type', written(limits.fields), '400 `INVALID_FIELD`'],
      ['a text attribute', characters(short.longest), '422 `too_long`'],
      ['descriptions, notes, payment tokens', characters(long.longest), '422 `too_long`'],
      ['regular expressions', characters(pattern.longest), '422 `too_long`'],
      ['`…_url`', characters(Math.max(url.longest, webUrl.longest)), '422 `too_long`'],
      [
        '`metadata` and other objects and lists',
        `${characters(longestJson)} as JSON, ${deepestJson} levels`,
        '422 `too_long`, `too_deep`',
      ],
      [
        'whole numbers and amounts in cents',
        `${written(largestInteger)}, also price times quantity`,
        '422 `less_than_or_equal_to`',
      ],
      ["a request's body", `${bodyLimit / 1_024} KiB`, '413'],
      ["parts of a token's scope", written(maxScopeParts), '400 `invalid_scope`'],
    ],
  );
