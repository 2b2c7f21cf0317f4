/** A line of a CV with its position and style; both Word files and PDFs are converted to such lines. */
export interface StyledLine {
  /** The text, with tabs between cells that are far apart. */
  text: string;
  /** The pieces of the text with different fonts or sizes. */
  parts: readonly string[];
  /** Identifies the font and size of its first piece: equal for lines of the same appearance. */
  style: string;
  size: number;
  /** The distance from the left edge, in points. */
  left: number;
  /** The distance from the line above, relative to the height of this one. */
  gap: number;
  /** Whether it is the first one of its column on a page, so that its distance from the line above is not known. */
  isTop?: boolean;
  /** Whether the next line continues it, because it has no room for the first word there. */
  isFull?: boolean;
  /** Whether it continues an item or a paragraph. */
  isText?: boolean;
}
