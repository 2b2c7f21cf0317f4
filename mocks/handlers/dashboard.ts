import type { Schemas } from "@passerelle/api";
import { ok } from "@passerelle/api/contract";
import { type Db, defaultDb } from "../db";
import { unreadMessages } from "../domain/messaging";
import { unreadNotifications } from "../domain/notify";
import { offersOf, receivedApplications } from "../domain/rows";
import type { User } from "../http/request";
import { respond } from "../http/respond";

/** The counts of the home page and of the menu's badges. */
export const dashboardHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    getDashboardStats: ({ me }) => {
      const notifications = db.notification.count({ where: { userId: { equals: me.id } } });
      const figures = me.role === "applicant" ? applicantFigures(db, me) : recruiterFigures(db, me);
      return ok({ data: { ...figures, notifications } });
    },
    getUnreadNotificationsCount: ({ me }) => ok({ unread_count: unreadNotifications(db, me.id) }),
    getUnreadMessagesCount: ({ me }) => ok({ unread_count: unreadMessages(db, me.id) }),
  });

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
  const offers = offersOf(db, me.id);
  const received = receivedApplications(db, me.id);
  return {
    jobOffers: offers.length,
    activeJobOffers: offers.filter((offer) => offer.active).length,
    applications: received.length,
    seenApplications: received.filter((application) => application.seenAt !== null).length,
    acceptedApplications: received.filter((application) => application.decision === "accepted").length,
  };
}
