import { SEED_SESSIONS } from "@passerelle/mocks";
import { type ReactNode, useState } from "react";
import type { StoryObj } from "@storybook/react-vite";
import { Button } from "../../packages/ui/src/kit/Button";
import { StoryFrame } from "../StoryFrame";

type Side = keyof typeof SEED_SESSIONS;

const labels: Record<Side, string> = { applicant: "As Jeanne, applicant", recruiter: "As Claire, recruiter" };
const sides = ["applicant", "recruiter"] as const;

/** The same world seen by two people, each with a session of their own. */
export function Sides(screens: Record<Side, ReactNode>) {
  const [side, setSide] = useState<Side>("applicant");
  return (
    <StoryFrame key={side} session={SEED_SESSIONS[side]} inDashboard>
      <fieldset aria-label="Whose screen" lang="en" style={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>
        {sides.map((each) => (
          <Button key={each} variant="ghost" size="sm" aria-pressed={each === side} onClick={() => setSide(each)}>
            {labels[each]}
          </Button>
        ))}
      </fieldset>
      {screens[side]}
    </StoryFrame>
  );
}

/** Goes over to somebody's side. */
export async function asSide(
  { canvas, userEvent }: Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">,
  side: Side,
) {
  await userEvent.click(await canvas.findByRole("button", { name: labels[side] }));
}
