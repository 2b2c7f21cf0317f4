/** A footbridge between two banks, the product's motif, in the text colour with a sun in the accent colour. */
export function FootbridgeDrawing({ width = 168 }: { width?: number | string }) {
  return (
    <svg viewBox="0 0 168 96" width={width} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
      <circle cx="118" cy="26" r="11" fill="var(--p-colors-accent)" stroke="none" />
      <path d="M2 62h30v28H2M166 62h-30v28h30" opacity="0.35" />
      <path d="M32 62C52 38 116 38 136 62" />
      <path d="M24 44C50 18 118 18 144 44" />
      <path d="M24 44v18M144 44v18M46 29v22M65 22v23M84 20v24M103 22v23M122 29v22" strokeWidth="2" />
      <path
        d="M44 80c7-5 13-5 20 0s13 5 20 0 13-5 20 0 13 5 20 0M58 91c6-4 11-4 17 0s11 4 17 0 11-4 17 0"
        opacity="0.45"
        strokeWidth="2"
      />
    </svg>
  );
}
