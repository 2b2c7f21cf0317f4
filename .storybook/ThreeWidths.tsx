import { EmbeddedStory } from "./EmbeddedStory";
import { viewports } from "./globals";

const widths = [viewports.phone, viewports.tablet, viewports.desktop].map(({ name, styles }) => ({
  name,
  width: Number.parseInt(styles.width, 10),
}));
const height = 900;

/** A screen at the audited widths, side by side. */
export const ThreeWidths = ({ id }: { id: string }) => (
  <div className="three-widths">
    {widths.map(({ name, width }) => (
      <figure key={name} style={{ flexGrow: width }}>
        <figcaption>
          {name}, {width} px
        </figcaption>
        <EmbeddedStory id={id} title={name} width={width} height={height} />
      </figure>
    ))}
  </div>
);
