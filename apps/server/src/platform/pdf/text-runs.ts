/** A piece of text in one font, as the file places it. */
export interface Run {
  text: string;
  /** The position of the baseline's start, in points from the left and the top of the page. */
  x: number;
  y: number;
  width: number;
  size: number;
  /** Identifies the font; equal for runs in the same font. */
  font: string;
}

export interface Page {
  runs: Run[];
  height: number;
}
