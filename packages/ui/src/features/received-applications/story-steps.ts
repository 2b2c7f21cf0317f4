import type { StoryObj } from "@storybook/react-vite";
import type { ParseKeys } from "i18next";
import { screen, within } from "storybook/test";
import { i18n } from "../../i18n/instance";
import "./exports/translations";
import "./notes/translations";
import "./templates/translations";
import "./translations";

export type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">;

/** The words of the screens in the language that the story runs in. */
export const say = (key: ParseKeys<"receivedApplications">, values = {}) =>
  i18n.t(key, { ns: "receivedApplications", ...values });

/** The words of the export. */
export const sayExport = (key: ParseKeys<"applicationExports">) => i18n.t(key, { ns: "applicationExports" });

/** The words of the notes. */
export const sayNotes = (key: ParseKeys<"applicationNotes">, values = {}) =>
  i18n.t(key, { ns: "applicationNotes", ...values });

/** The words of the templates. */
export const sayTemplates = (key: ParseKeys<"letterTemplates">, values = {}) =>
  i18n.t(key, { ns: "letterTemplates", ...values });

/** The badge of a decision. */
export const sayDecision = (decision: "accepted" | "rejected") =>
  i18n.t(`decision.${decision}`, { ns: "applicationsShared" });

/** The open dialog. */
export const dialog = async () => within(await screen.findByRole("dialog"));
