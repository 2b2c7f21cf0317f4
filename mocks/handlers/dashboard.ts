import type { Schemas } from "@passerelle/api";
import { type Db, defaultDb } from "../db";
import { http } from "../http/http";
import { unreadMessages } from "../domain/messaging";
import { unreadNotifications } from "../domain/notify";
import { signedIn, type User } from "../http/request";
import { receivedApplications } from "../domain/rows";

/** The figures of the home page and of the menu's badges (specification §7; D-062 to D-065). */
export const dashboardHandlers = (db: Db = defaultDb()) => [
  http.get("/dashboard/stats", ({ request, response }) => {
    const { me } = signedIn(db, request, "fr");
    const notifications = db.notification.count({ where: { userId: { equals: me.id } } });
    const figures = me.role === "applicant" ? applicantFigures(db, me) : recruiterFigures(db, me);
    return response(200).json({ data: { ...figures, notifications } });
  }),

  http.get("/notifications/unread-count", ({ request, response }) => {
    const { me } = signedIn(db, request, "fr");
    return response(200).json({ unread_count: unreadNotifications(db, me.id) });
  }),

  http.get("/messages/unread-count", ({ request, response }) => {
    const { me } = signedIn(db, request, "fr");
    return response(200).json({ unread_count: unreadMessages(db, me.id) });
  }),
];

type Figures = Omit<Schemas["DashboardStats"], "notifications">;

function applicantFigures(db: Db, me: User): Figures {
  const own = { where: { userId: { equals: me.id } } };
  return {
    formations: db.formation.count(own),
    experiences: db.experience.count(own),
    projects: db.project.count(own),
    certifications: db.certification.count(own),
    applications: db.application.count({ where: { applicantId: { equals: me.id } } }),
  };
}

function recruiterFigures(db: Db, me: User): Figures {
  const offers = db.jobOffer.findMany({ where: { recruiterId: { equals: me.id } } });
  const received = receivedApplications(db, me.id);
  return {
    jobOffers: offers.length,
    activeJobOffers: offers.filter((offer) => offer.active).length,
    applications: received.length,
    seenApplications: received.filter((application) => application.seenAt !== null).length,
    acceptedApplications: received.filter((application) => application.decision === "accepted").length,
  };
}
