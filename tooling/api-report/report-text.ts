import ts from 'typescript';
import type { Declarations, PackageApi } from './read-api.ts';

const UNEXPORTED = 'Not exported, but part of the declarations above';

const section = (title: string, names: Declarations): string =>
  names.size === 0
    ? ''
    : `## ${title}\n\n\`\`\`ts\n${[...names.values()].join('\n\n')}\n\`\`\`\n\n`;

/**
 * The report of a package in Markdown, not formatted.
 *
 * @param contract version of the contract
 */
export const reportText = (api: PackageApi, contract: string): string => {
  const entries = [...api.entries].map(([it, names]) => section(`\`${it}\``, names));
  const files = api.files.map((it) => `- \`${it}\`\n`).join('');
  return `# Public API of \`${api.name}\`

Contract ${contract}. Written by \`npm run api-report\`.

${entries.join('')}${section(UNEXPORTED, api.unexported)}${files && `## Files\n\n${files}`}`;
};

/** What a report says. */
export interface Report {
  readonly contract: string;
  /** Declarations by entry and name, `@shop/contracts/market Market`. */
  readonly names: Declarations;
}

/** The name of a declaration in a report, each of which declares one. */
const nameOf = (it: ts.Statement): string => {
  const [variable] = ts.isVariableStatement(it) ? it.declarationList.declarations : [];
  const clause = ts.isExportDeclaration(it) ? it.exportClause : undefined;
  const [reexport] = clause && ts.isNamedExports(clause) ? clause.elements : [];
  const name = (variable ?? reexport ?? (it as { name?: ts.Identifier })).name?.getText();
  if (name === undefined) throw new Error(`A report has no such statement: ${it.getText()}`);
  return name;
};

/** Reads a report back, to compare the API of two versions. */
export const parseReport = (markdown: string): Report => {
  const names = new Map<string, string>();
  for (const [, title = '', code = ''] of markdown.matchAll(/^## (.+)\n\n```ts\n([^]*?)^```/gmu)) {
    const entry = title.replaceAll('`', '');
    const file = ts.createSourceFile('report.ts', code, ts.ScriptTarget.Latest, true);
    for (const it of file.statements) {
      const key = `${entry} ${nameOf(it)}`;
      // A type and a value of one name, or two types that are not exported.
      names.set(key, [names.get(key), it.getText()].filter(Boolean).join('\n'));
    }
  }
  for (const [, file = ''] of markdown.matchAll(/^- `(.+)`$/gmu)) names.set(`${file} (file)`, '');
  return { contract: /^Contract (\S+)\. /mu.exec(markdown)?.[1] ?? '', names };
};
