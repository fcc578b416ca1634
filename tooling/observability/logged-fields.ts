import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../remote-kit/workspace.ts';

/** Sources of the processes whose log is documented. */
const SOURCES = ['shell/server', 'services/store-api', 'services/server-kit', 'services/tracing'];
const LEVELS = new Set(['fatal', 'error', 'warn', 'info', 'debug']);

/** Fields that the log calls of a file pass: names, and the objects that are spread into them. */
export interface LoggedFields {
  file: string;
  names: string[];
  spreads: string[];
}

/** `request.log.warn({…})`, `app.log[level]({…})`, `log().error({…})`, `log.info({…})`. */
const isLogCall = ({ expression }: ts.CallExpression): boolean => {
  if (ts.isPropertyAccessExpression(expression) && LEVELS.has(expression.name.text))
    return /\blog(\(\))?$/.test(expression.expression.getText());
  return ts.isElementAccessExpression(expression) && /\blog$/.test(expression.expression.getText());
};

/** `report('warn', 'traces are dropped', {…})` and `logLine(…)`, for lines outside of the server's logger. */
const isLineCall = ({ expression }: ts.CallExpression): boolean =>
  /^(?:report|logLine)$/.test(expression.getText());

/** The object with the fields of a line, if it is written as one. */
const fieldsOfCall = (call: ts.CallExpression): ts.Expression | undefined => {
  if (isLogCall(call)) return call.arguments[0];
  return isLineCall(call) ? call.arguments[2] : undefined;
};

const fieldsOf = (file: string): LoggedFields => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: LoggedFields = { file, names: [], spreads: [] };
  const visit = (node: ts.Node): void => {
    const values = ts.isCallExpression(node) ? fieldsOfCall(node) : undefined;
    if (values && ts.isObjectLiteralExpression(values))
      for (const property of values.properties) {
        if (ts.isSpreadAssignment(property)) found.spreads.push(property.expression.getText());
        else found.names.push(property.name.getText());
      }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** The fields of all log calls of shell and store-api. */
export const loggedFields = (): LoggedFields[] =>
  globSync(
    SOURCES.map((folder) => `${folder}/**/*.ts`),
    { cwd: ROOT, exclude: (path) => path.includes('node_modules') },
  )
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .map(fieldsOf)
    .filter(({ names, spreads }) => names.length + spreads.length > 0);
