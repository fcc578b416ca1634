import { writeDeltas } from '../remote-kit/release/deltas/write-deltas.ts';

const [folder, ...earlier] = process.argv.slice(2);
if (folder && earlier.length > 0) {
  console.log(`${await writeDeltas(folder, earlier)} deltas written in ${folder}`);
} else {
  console.error(
    'npm run deltas -- <folder> <earlier folder>…\nWrites deltas of the chunks in a folder, against those of earlier builds.',
  );
  process.exitCode = 2;
}
