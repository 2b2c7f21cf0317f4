import type { Routes } from "../../platform/http/handler";
import { alertsRoutes } from "./alerts-routes";
import { listJobOffersForMe } from "./for-me";
import { createJobOffer, deleteJobOffer, updateJobOffer } from "./publish";
import { getJobOffer, listRecruiterJobOffers } from "./read-routes";
import { saveJobOffer, unsaveJobOffer } from "./saved-routes";
import { searchSkills } from "./skill-suggestions";
import { suggestOffers } from "./search-suggestions";

export const jobOffersRoutes = {
  listRecruiterJobOffers,
  createJobOffer,
  getJobOffer,
  updateJobOffer,
  deleteJobOffer,
  listJobOffersForMe,
  saveJobOffer,
  unsaveJobOffer,
  searchSkills,
  suggestOffers,
  ...alertsRoutes,
} satisfies Routes;
