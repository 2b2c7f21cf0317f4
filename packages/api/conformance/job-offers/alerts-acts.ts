import type { Schemas } from "../../src";
import type { Caller } from "../context/caller";
import { notificationsOf } from "../context/posts-acts";
import { unwrap } from "../context/unwrap";

/** A word that no other offer contains. */
export const aWord = () => `mot${crypto.randomUUID().replaceAll("-", "")}`;

/** Creates an alert, or returns the existing one. */
export const createAlert = async (
  applicant: Caller,
  body: Schemas["OfferAlertInput"],
): Promise<Schemas["OfferAlert"]> => (await unwrap(applicant.POST("/job-offer-alerts", { body }))).data;

export const alertsOf = (applicant: Caller): Promise<Schemas["OfferAlert"][]> =>
  unwrap(applicant.GET("/job-offer-alerts"));

/** A person's notifications about alerts, newest first. */
export const foundFor = async (applicant: Caller): Promise<Schemas["Notification"][]> =>
  (await notificationsOf(applicant)).filter(({ eventType }) => eventType === "offer_alert");
