/** What the loader uses of webpack's context. */
interface Context {
  resourceQuery: string;
  async: () => (error: Error | null, font?: Buffer) => void;
}

export const raw: true;
export default function subsetFontLoader(this: Context, font: Buffer): void;
