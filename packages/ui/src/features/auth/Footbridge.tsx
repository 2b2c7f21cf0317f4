import { chakra } from "@chakra-ui/react";

/** A height for every x of the drawing. */
type Curve = (x: number) => number;

const middle = 400;

/** An arch centred on the middle: `foot` high at `reach` on either side, and `rise` higher in the middle. */
const arch =
  (foot: number, rise: number, reach: number): Curve =>
  (x) =>
    foot - rise * (1 - ((x - middle) / reach) ** 2);

const waterline = 486;
const deck = arch(388, 52, 300);
const rib = arch(484, 140, 262);
const handrail: Curve = (x) => deck(x) - 27;
const reflection: Curve = (x) => 2 * waterline + 2 - rib(x);

const round = (value: number) => Math.round(value * 10) / 10;

/** The path of an arch: a quadratic curve represents a parabola exactly. */
function along(curve: Curve, from: number, to: number) {
  const control = 2 * curve(middle) - (curve(from) + curve(to)) / 2;
  return `M${from} ${round(curve(from))}Q${middle} ${round(control)} ${to} ${round(curve(to))}`;
}

/** Vertical bars between two curves, where they are far enough apart. */
function bars(upper: Curve, lower: Curve, from: number, to: number, step: number) {
  const places = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  return places
    .filter((x) => lower(x) - upper(x) > 5)
    .map((x) => `M${x} ${round(upper(x))}V${round(lower(x))}`)
    .join("");
}

const ink = {
  "--sun": "colors.accent",
  "--far": { _light: "#D3E6DF", _dark: "#1A2E29" },
  "--near": { _light: "#A9D0C5", _dark: "#1F3F37" },
  "--water": { _light: "#DDEDE8", _dark: "#16302A" },
  "--ripple": { _light: "colors.canvas", _dark: "#24463E" },
  "--bank": { _light: "colors.brand.solid", _dark: "#2C7A6C" },
  "--shade": { _light: "colors.brand.hover", _dark: "#1F5A50" },
  "--iron": { _light: "colors.ink", _dark: "#CFE3DC" },
  "--one": "colors.ink",
  "--other": { _light: "#B5541C", _dark: "colors.accent" },
};

const Drawing = chakra("svg", {
  base: { display: "block", width: "full", height: "full", overflow: "visible", ...ink },
});

const poplars = [
  { x: 66, height: 150, ink: "var(--shade)" },
  { x: 104, height: 112, ink: "var(--bank)" },
  { x: 28, height: 120, ink: "var(--bank)" },
  { x: 706, height: 96, ink: "var(--bank)" },
  { x: 742, height: 138, ink: "var(--shade)" },
  { x: 780, height: 108, ink: "var(--bank)" },
];

/** A pedestrian bridge with two people about to meet on it. */
export function Footbridge() {
  return (
    <Drawing viewBox="0 0 800 620" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <Landscape />
      {poplars.map((poplar) => (
        <Poplar key={poplar.x} {...poplar} />
      ))}
      <g fill="none" stroke="var(--iron)">
        <path d={bars(deck, rib, 150, 650, 25)} strokeWidth={3} />
        <path d={along(rib, 138, 662)} strokeWidth={8} />
        <path d={bars(handrail, deck, 104, 696, 8)} strokeWidth={1.4} opacity={0.8} />
      </g>
      <Walker x={352} ink="var(--one)" heading={1} />
      <Walker x={448} ink="var(--other)" heading={-1} />
      <g fill="none" stroke="var(--iron)">
        <path d={along(handrail, 96, 704)} strokeWidth={3.4} strokeLinecap="round" />
        <path d={along(deck, 90, 710)} strokeWidth={8} />
      </g>
      <Bank />
      <g transform="matrix(-1 0 0 1 800 0)">
        <Bank />
      </g>
    </Drawing>
  );
}

function Landscape() {
  return (
    <>
      <circle cx={540} cy={204} r={60} fill="var(--sun)" />
      <path d="M0 300C120 246 210 268 300 306S520 262 620 232S760 236 800 258V500H0Z" fill="var(--far)" />
      <path d="M0 352C110 316 210 322 320 340S520 352 620 330S740 316 800 326V500H0Z" fill="var(--near)" />
      <rect y={waterline} width={800} height={140} fill="var(--water)" />
      <g fill="none" strokeLinecap="round">
        <path d={along(reflection, 138, 662)} stroke="var(--iron)" strokeWidth={7} opacity={0.28} />
        <path d="M576 526h-76M566 538h-56M556 550h-34" stroke="var(--sun)" strokeWidth={4} opacity={0.28} />
        <path
          d="M236 520h64M316 520h18M420 548h92M530 548h14M214 574h40M300 592h120M470 590h30M566 520h36M620 566h60M150 600h52"
          stroke="var(--ripple)"
          strokeWidth={3}
        />
      </g>
    </>
  );
}

function Poplar({ x, height, ink }: (typeof poplars)[number]) {
  const width = height * 0.18;
  const [belly, shoulder, top] = [-height * 0.2, -height * 0.75, -height];
  const side = (w: number) => `${w} ${belly} ${w * 0.7} ${shoulder} 0 ${top}`;
  return <path transform={`translate(${x} 394)`} d={`M0 0C${side(-width)}M0 0C${side(width)}`} fill={ink} />;
}

function Bank() {
  return (
    <>
      <path
        d="M0 384C40 378 84 380 118 386C150 392 150 430 168 452C182 470 204 482 214 494L0 494Z"
        fill="var(--bank)"
      />
      <path d="M0 464C60 460 120 476 150 504C120 516 60 522 0 522Z" fill="var(--shade)" />
    </>
  );
}

function Walker({ x, ink, heading }: { x: number; ink: string; heading: 1 | -1 }) {
  return (
    <g transform={`translate(${x} ${deck(x)}) scale(${heading} 1)`} fill="none" stroke={ink} strokeLinecap="round">
      <circle cx={1} cy={-45} r={5.4} fill={ink} stroke="none" />
      <path d="M-6-33q0-5.5 6-5.5t6.5 5.5l1 16h-13z" fill={ink} stroke="none" />
      <path d="M-2-18-6-1M3-18 8-1" strokeWidth={4.4} />
      <path d="M3-33 10-23" strokeWidth={3.4} />
    </g>
  );
}
