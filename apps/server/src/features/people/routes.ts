import { accountErrors, notFound } from "@passerelle/domain";
import { type Handler, ok, type Routes } from "../../platform/http/handler";
import { wholeCv } from "../cv";
import { findProfileOf } from "../profiles";
import { maySeeProfile } from "./access";
import * as presenter from "./presenter";
import { findPersonNamed } from "./store";

/** GET /people/{username}: the names for everybody, an applicant's profile and CV for whom they let see it. */
const getPerson: Handler<"getPerson"> = async ({ db, clock, user, params, query }) => {
  const found = await findPersonNamed(db, params.username, clock.now(), user.id);
  if (!found) throw notFound(accountErrors.noUser);
  const isShown = found.role === "applicant" && maySeeProfile(user, found, query.as);
  const profile = isShown
    ? presenter.personProfile(await findProfileOf(db, found.id), await wholeCv(db, found.id))
    : null;
  return ok({ data: presenter.person(found, profile) });
};

/** A person as others see them. */
export const peopleRoutes = { getPerson } satisfies Routes;
