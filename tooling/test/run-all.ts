import { buildChanged } from '../launcher/build-changed.ts';
import { addCounts, closingLine } from './counts.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { runJest } from './run-jest.ts';
import { runPlaywright } from './run-playwright.ts';

const step = (text: string) => console.log(`\n── ${text}`);

try {
  step('Browser');
  const chromium = ensureChromium();
  console.log(`Chromium: ${chromium}`);
  step('Build (contract tests and journeys run on what is built)');
  await buildChanged();
  step('Unit, component and contract tests (jest)');
  const unit = runJest();
  console.log(closingLine(unit));
  step('Journeys in Chromium (playwright)');
  const journeys = runPlaywright(chromium);
  console.log(closingLine(journeys));
  const all = addCounts(unit, journeys);
  console.log(`\n${closingLine(all)}`);
  process.exitCode = all.failed === 0 && all.passed > 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
