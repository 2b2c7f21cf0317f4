/** A status or brand palette, for Chakra's `colorPalette.*` tokens. */
export interface Palette {
  /** The background of filled controls, their text, and their hover colour. */
  solid: string;
  contrast: string;
  hover: string;
  /** Text and icons on a page, and the tint beneath them. */
  fg: string;
  tint: string;
  /** Decorative borders of tinted boxes. */
  line: string;
}

export interface Colors {
  canvas: string;
  surface: string;
  raised: string;
  sunken: string;
  ink: string;
  mutedInk: string;
  line: string;
  edge: string;
  accent: string;
  danger: string;
  focus: string;
  backdrop: string;
  shadow: string;
  brand: Palette;
  neutral: Palette;
  green: Palette;
  blue: Palette;
  yellow: Palette;
  red: Palette;
}

/** The colours of the light mode; colors.test.ts checks the contrast of every pair. */
export const light: Colors = {
  canvas: "#FBFAF7",
  surface: "#FFFFFF",
  raised: "#FFFFFF",
  sunken: "#F4F2EC",
  ink: "#17211D",
  mutedInk: "#56635D",
  line: "#E4E1D8",
  edge: "#838D86",
  accent: "#F2B134",
  danger: "#A8201A",
  focus: "#0B5D51",
  backdrop: "rgba(23, 33, 29, 0.48)",
  shadow: "0 12px 32px -8px rgba(23, 33, 29, 0.22), 0 0 0 1px rgba(23, 33, 29, 0.06)",
  brand: { solid: "#0B5D51", contrast: "#FFFFFF", hover: "#094A41", fg: "#0B5D51", tint: "#E3F1EE", line: "#B9DCD5" },
  neutral: { solid: "#17211D", contrast: "#FFFFFF", hover: "#33403A", fg: "#17211D", tint: "#F1EEE6", line: "#E4E1D8" },
  green: { solid: "#116932", contrast: "#FFFFFF", hover: "#124A28", fg: "#116932", tint: "#DCFCE7", line: "#86EFAC" },
  blue: { solid: "#173DA6", contrast: "#FFFFFF", hover: "#1A3478", fg: "#173DA6", tint: "#DBEAFE", line: "#A3CFFF" },
  yellow: { solid: "#FDE047", contrast: "#422006", hover: "#FACC15", fg: "#713F12", tint: "#FEF9C3", line: "#EAB308" },
  red: { solid: "#C4291C", contrast: "#FFFFFF", hover: "#991919", fg: "#991919", tint: "#FEE2E2", line: "#FCA5A5" },
};

/** The colours of the dark mode. */
export const dark: Colors = {
  canvas: "#111614",
  surface: "#181F1C",
  raised: "#1F2824",
  sunken: "#232D28",
  ink: "#EEF2EF",
  mutedInk: "#A3B0A9",
  line: "#2C3833",
  edge: "#73817A",
  accent: "#F2B134",
  danger: "#FFA49B",
  focus: "#5CC5B2",
  backdrop: "rgba(4, 8, 6, 0.66)",
  shadow: "0 16px 40px -8px rgba(0, 0, 0, 0.7), 0 0 0 1px rgba(238, 242, 239, 0.08)",
  brand: { solid: "#5CC5B2", contrast: "#0B211C", hover: "#7BD3C3", fg: "#5CC5B2", tint: "#17332D", line: "#2C5A50" },
  neutral: { solid: "#EEF2EF", contrast: "#111614", hover: "#CFD8D3", fg: "#EEF2EF", tint: "#26302B", line: "#2C3833" },
  green: { solid: "#86EFAC", contrast: "#042713", hover: "#BBF7D0", fg: "#86EFAC", tint: "#12351F", line: "#1D5A34" },
  blue: { solid: "#A3CFFF", contrast: "#0C142E", hover: "#BFDBFE", fg: "#A3CFFF", tint: "#172B57", line: "#2A4A8F" },
  yellow: { solid: "#FDE047", contrast: "#281304", hover: "#FEF08A", fg: "#FDE047", tint: "#3A2D08", line: "#6B5410" },
  red: { solid: "#F87171", contrast: "#300C0C", hover: "#FCA5A5", fg: "#FCA5A5", tint: "#451616", line: "#7A2626" },
};
