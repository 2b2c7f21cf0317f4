import { type CastPerson } from "@passerelle/domain/cast";
import { defaultDb, personOf } from "@passerelle/mocks";
import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { openQuestion } from "./story-steps";

type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "userEvent">;

/** Matches French and English, because the language depends on the page. */
export const blockLabel = (name: string) => new RegExp(`^(Bloquer|Block) ${name}$`);
export const blocked = (name: string) => new RegExp(`(Vous avez bloqué|You have blocked) ${name}\\.`);
export const notBlocked = /(n’a pas pu être bloquée|could not be blocked)/;

export async function confirmBlock({ userEvent }: Acting) {
  const question = await openQuestion();
  await expect(question.getByText(/Les candidatures entre vous restent|Applications between you stay/)).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: /^(Bloquer|Block)$/ }));
}

export const blockedBy = (person: CastPerson) =>
  defaultDb()
    .block.findMany({ where: { blockerId: { equals: personOf(person).id } } })
    .map(({ blockedId }) => blockedId);
