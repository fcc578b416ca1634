/** Output folder and frame → file of the document, set after compilation. */
const compiled = new Map<string, string>();

const keyOf = (output: string, frame: string) => `${output} ${frame}`;

export const setFrameFile = (output: string, frame: string, file: string): void =>
  void compiled.set(keyOf(output, frame), file);

/** File of a frame's document, relative to the web build. Throws before the frame is compiled, which is a bug. */
export const frameFile = (output: string, frame: string): string => {
  const file = compiled.get(keyOf(output, frame));
  if (!file) throw new Error(`${frame} is not compiled yet`);
  return file;
};
