import { changedSkills, checkAll, fold, keptAddress, notFound, profileErrors, distinctTags } from "@passerelle/domain";
import { pageOf, paging } from "../../platform/http/paging";
import { indexOffers } from "../../platform/database/index-offers";
import { lockUser } from "../../platform/database/lock-user";
import { indexCompany, indexPerson } from "../../platform/database/index-people";
import { inTransaction } from "../../platform/database/transactions";
import { replaceFile } from "../../platform/files/replace-file";
import { ok, type Routes } from "../../platform/http/handler";
import { formRoute, route } from "../../platform/http/route";
import { languageLevelsOf, storedLevels } from "./language-levels";
import { listViews } from "./resume-views-store";
import { renameInAlerts } from "./rename-in-alerts";
import * as presenter from "./presenter";
import { redeclareSkills } from "./declared-skills";
import * as store from "./store";

/** GET /applicant/{username}: returns the professional part and the resume, each to readers who may see it. */
const getApplicantProfile = route<"getApplicantProfile">(
  { role: "member" },
  async ({ db, clock, user, params, files }) => {
    const found = await store.findApplicantProfile(db, params.username, clock.now(), user.id);
    if (!found) throw notFound(profileErrors.noProfile);
    const resume = found.may_open_resume ? found.resume_file : null;
    const profile = presenter.applicantProfile(found, resume && files.resumeLink(resume));
    return ok({ data: { ...profile, ...(found.user_id === user.id && presenter.resumeFile(found)) } });
  },
);

/** PATCH /applicant: updates the fields of the form; the first call creates the profile. */
const updateApplicantProfile = formRoute<"updateApplicantProfile">(
  { role: "applicant" },
  async ({ db, user, body, files }) => {
    const { languageLevels } = body;
    const languages = body.languages && distinctTags(body.languages);
    const { address, stored } = await checkAll({
      address: () => body.portfolioUrl && keptAddress("portfolioUrl", body.portfolioUrl),
      skills: async () => changedSkills((await store.findProfileOf(db, user.id))?.skills ?? [], body),
      stored: () => body.resume && files.storeResume(body.resume),
    });
    return async () => {
      const saved = await inTransaction(db, async (tx) => {
        await lockUser(tx, user.id);
        await store.lockOrCreateProfile(tx, "applicant_profiles", user.id);
        const before = await store.ownApplicantProfile(tx, user.id);
        await store.updateApplicantProfile(tx, user.id, {
          profile: body.profile,
          sector: body.sector,
          academic_level: body.academicLevel,
          experience_level: body.experienceLevel,
          languages,
          ...((languages ?? languageLevels) && {
            language_levels: storedLevels(languages ?? before.languages, languageLevels ?? languageLevelsOf(before)),
          }),
          portfolio_url: address,
          available_immediately: body.availableImmediately,
          resume_file: await replaceFile(tx, files, before.resume_file, stored && stored.name),
        });
        const skills = changedSkills(before.skills, body);
        if (skills) await redeclareSkills(tx, { userId: user.id }, skills);
        await indexPerson(tx, user.id);
        return store.ownApplicantProfile(tx, user.id);
      });
      return ok({
        data: presenter.ownProfile(saved, files),
        ...(stored && presenter.removedFromResume(stored.removed)),
      });
    };
  },
);

/** GET /recruiter/{username}: returns the public company profile, unless the caller blocks its recruiter. */
const getRecruiterProfile = route<"getRecruiterProfile">(
  { role: "member" },
  async ({ db, clock, user, params, files }) => {
    const found = await store.findRecruiterProfile(db, params.username, clock.now(), user.id);
    if (!found) throw notFound(profileErrors.noProfile);
    return ok({ data: presenter.recruiterProfile(found, files) });
  },
);

/** PATCH /recruiter: updates a company in the same way, and stores its sector's key for matching. */
const updateRecruiterProfile = formRoute<"updateRecruiterProfile">(
  { role: "recruiter" },
  async ({ db, user, body, files }) => {
    const { address, logo } = await checkAll({
      address: () => body.website && keptAddress("website", body.website),
      logo: () => body.logo && files.storePicture(body.logo, "logo"),
    });
    return async () => {
      const { logo: _logo, ...texts } = body;
      const { company, sector } = texts;
      const saved = await inTransaction(db, async (tx) => {
        await store.lockOrCreateProfile(tx, "recruiter_profiles", user.id);
        const before = await store.ownRecruiterProfile(tx, user.id);
        await store.updateRecruiterProfile(tx, user.id, {
          ...texts,
          sector_key: sector === undefined ? undefined : fold(sector),
          website: address,
          logo_file: await replaceFile(tx, files, before.logo_file, logo),
        });
        await indexCompany(tx, user.id);
        await renameInAlerts(tx, before.company, company);
        if (company !== undefined || sector !== undefined) await indexOffers(tx, { recruiterId: user.id });
        return store.ownRecruiterProfile(tx, user.id);
      });
      return ok({ data: presenter.recruiterProfile(saved, files) });
    };
  },
);

/** GET /user/resume-views: lists the people who opened the caller's resume, latest first. */
const listResumeViews = route<"listResumeViews">({ role: "applicant" }, async ({ db, user, query }) => {
  const page = paging(query);
  const { rows, next, total } = await listViews(db, user.id, page);
  return ok({ ...pageOf(rows.map(presenter.resumeView), total, page), next });
});

export const profilesRoutes = {
  getApplicantProfile,
  updateApplicantProfile,
  getRecruiterProfile,
  updateRecruiterProfile,
  listResumeViews,
} satisfies Routes;
