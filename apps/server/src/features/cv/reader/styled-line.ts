/** A line of a CV with what its place and style tell; a Word file and a PDF are both read to such lines. */
export interface StyledLine {
  /** The text, with a tab between cells that are far apart. */
  text: string;
  /** The pieces of the text that differ in font or size. */
  parts: readonly string[];
  /** Names the font and size of its title: equal for lines that look alike. */
  style: string;
  size: number;
  /** The start of the text from the left, in points. */
  left: number;
  /** The distance from the line above, in heights of this one. */
  gap: number;
}
