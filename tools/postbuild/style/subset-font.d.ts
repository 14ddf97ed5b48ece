declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff' | 'woff2';
    /** Tags of the OpenType features to keep; all of them if it is absent. */
    keepFeatures?: string[];
    /** A value pins the axis, a range narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** Cuts a font down to what is needed to show `text`. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
