import {
  type AlertFilters,
  alertKey,
  full,
  jobOfferErrors,
  keptAlert,
  maxPerPerson,
  notFound,
  Problem,
  storedErrors,
} from "@passerelle/domain";
import { lockUser } from "../../platform/database/lock-user";
import { inTransaction } from "../../platform/database/transactions";
import { createdOnce, ok, type Routes } from "../../platform/http/handler";
import { route, transactionRoute } from "../../platform/http/route";
import { removeFoundBy, removeNotification } from "../notifications";
import { gazetteer, nearby } from "../places";
import { deleteAlert, insertAlert, listAlerts } from "./alerts-store";
import * as presenter from "./presenter";
import { understand } from "./understood-search";

/** GET /job-offer-alerts: the caller's own alerts, latest first. */
const listOfferAlerts = route<"listOfferAlerts">({ role: "applicant" }, async ({ db, user }) =>
  ok((await listAlerts(db, user.id)).map(presenter.alert)),
);

/** The filters with the name of their place, by which clients show them; throws a 400 for an unknown place. */
function namedPlace(filters: AlertFilters | undefined): AlertFilters | undefined {
  if (filters?.near === undefined) return filters;
  nearby(filters);
  const { name } = gazetteer().find(filters.near) ?? {};
  return { ...(name !== undefined && { location: name }), ...filters };
}

/** POST /job-offer-alerts: creates an alert, or returns the existing one with these filters. */
const createOfferAlert = route<"createOfferAlert">({ role: "applicant" }, async ({ db, user, body, publish }) => {
  const filters = namedPlace(keptAlert(understand(body).query));
  if (!filters) throw new Problem(400, jobOfferErrors.noAlertFilter);
  const { isNew, alert } = await inTransaction(db, async (tx) => {
    await lockUser(tx, user.id);
    const own = await listAlerts(tx, user.id);
    const same = own.find((one) => alertKey(one.filters) === alertKey(filters));
    if (same) return { isNew: false, alert: same };
    if (own.length >= maxPerPerson.offerAlerts) throw full(storedErrors.offerAlerts);
    return { isNew: true, alert: await insertAlert(tx, user.id, filters) };
  });
  if (isNew) publish(user.id, { kind: "own", of: "offer_alert", id: alert.id });
  return createdOnce(isNew, { data: presenter.alert(alert) });
});

/** DELETE /job-offer-alerts/{id}: also deletes its unread notifications. */
const deleteOfferAlert = transactionRoute<"deleteOfferAlert">(
  { role: "applicant" },
  async ({ db: tx, user, params, publish }) => {
    if (!(await deleteAlert(tx, user.id, params.id))) throw notFound(jobOfferErrors.noAlert);
    await removeFoundBy(tx, publish, user.id, params.id);
    await removeNotification(tx, publish, ["offer_alert"], { target_id: params.id, user_id: user.id });
    publish(user.id, { kind: "own", of: "offer_alert", id: params.id });
    return ok({});
  },
);

export const alertsRoutes = { listOfferAlerts, createOfferAlert, deleteOfferAlert } satisfies Routes;
