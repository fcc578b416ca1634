import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../remote-kit/workspace.ts';

interface LintMessage {
  readonly line: number;
  readonly ruleId: string | null;
  readonly message: string;
}

/**
 * Messages of the repository's lint for an existing file if it had this text. Types come from a program of that file and
 * its imports: a program of the whole repository takes six times the CPU time.
 *
 * @param file - from the repository's root
 */
export const lintText = (file: string, text: string): readonly LintMessage[] => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const project = join(folder, 'tsconfig.json');
  const compilerOptions = {
    tsBuildInfoFile: join(folder, 'types.tsbuildinfo'),
    typeRoots: [join(ROOT, 'node_modules/@types')],
  };
  const files = [join(ROOT, file)];
  writeFileSync(
    project,
    JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, files, include: [] }),
  );
  try {
    const output = execFileSync(
      process.execPath,
      [join(import.meta.dirname, 'run-lint.ts'), file, project],
      { cwd: ROOT, input: text, encoding: 'utf8' },
    );
    return JSON.parse(output) as LintMessage[];
  } finally {
    rmSync(folder, { recursive: true });
  }
};
