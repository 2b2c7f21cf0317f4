import type { StoryObj } from "@storybook/react-vite";
import { screen, within } from "storybook/test";
import { useTranslations as useOfferTerms } from "../../../components/offers/translations";
import { translator } from "../../../i18n/story-translations";
import { useTranslations as useExportTranslations } from "./exports/translations";
import { useTranslations as useNoteTranslations } from "./notes/translations";
import { useTranslations as useTemplateTranslations } from "./templates/translations";
import { useTranslations } from "./translations";

export type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">;

/** Translates texts of the screens to the story's language. */
export const say = translator("receivedApplications", useTranslations);

/** Translates the texts about offers that screens share. */
export const sayTerms = translator("offerTerms", useOfferTerms, "en");

export const sayExport = translator("applicationExports", useExportTranslations);

export const sayNotes = translator("applicationNotes", useNoteTranslations);

export const sayTemplates = translator("letterTemplates", useTemplateTranslations);

/** The badge of a decision, whose texts belong to another feature. */
export const decisionBadge = { accepted: /Acceptée|Accepted/, rejected: /Refusée|Rejected/ };

export const dialog = async () => within(await screen.findByRole("dialog"));
