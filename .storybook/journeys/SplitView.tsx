import { SEED_SESSIONS } from "@passerelle/mocks";
import type { StoryObj } from "@storybook/react-vite";
import { type CSSProperties, type ReactNode, useState } from "react";
import { StoryFrame } from "../StoryFrame";

type Side = keyof typeof SEED_SESSIONS;

const labels: Record<Side, string> = { applicant: "As Jeanne, applicant", recruiter: "As Claire, recruiter" };
const sides = ["applicant", "recruiter"] as const;

const bar: CSSProperties = { display: "flex", justifyContent: "center", gap: "24px", padding: "8px" };
const choice = (chosen: boolean): CSSProperties => ({
  minHeight: "28px",
  color: "var(--p-colors-brand-fg)",
  fontWeight: chosen ? 600 : 400,
  textDecoration: chosen ? "underline" : "none",
  cursor: "pointer",
});

/** The same data as seen by two people, each with their own session; buttons above it switch between them. */
export function SplitView(screens: Record<Side, ReactNode>) {
  const [side, setSide] = useState<Side>("applicant");
  return (
    <>
      <section aria-label="Whose screen" lang="en" style={bar}>
        {sides.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === side}
            style={choice(each === side)}
            onClick={() => setSide(each)}
          >
            {labels[each]}
          </button>
        ))}
      </section>
      <StoryFrame key={side} session={SEED_SESSIONS[side]} inDashboard>
        {screens[side]}
      </StoryFrame>
    </>
  );
}

export async function switchSide(
  { canvas, userEvent }: Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">,
  side: Side,
) {
  await userEvent.click(await canvas.findByRole("button", { name: labels[side] }));
}
