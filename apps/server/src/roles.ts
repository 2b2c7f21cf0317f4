import type { OperationId } from "./platform/contract";
import type { Role } from "./platform/schema";

/**
 * Operations that one role alone may call (specification §6, D-006); everybody who is logged in may call the others.
 * Which object a caller may touch is for each feature's policy.
 */
export const roles: { [Id in OperationId]?: Role } = {
  updateApplicantProfile: "applicant",
  updateRecruiterProfile: "recruiter",

  listFormations: "applicant",
  createFormation: "applicant",
  updateFormation: "applicant",
  deleteFormation: "applicant",
  listExperiences: "applicant",
  createExperience: "applicant",
  updateExperience: "applicant",
  deleteExperience: "applicant",
  listProjects: "applicant",
  createProject: "applicant",
  updateProject: "applicant",
  deleteProject: "applicant",
  listCertifications: "applicant",
  createCertification: "applicant",
  updateCertification: "applicant",
  deleteCertification: "applicant",

  createJobOffer: "recruiter",
  updateJobOffer: "recruiter",
  deleteJobOffer: "recruiter",
  listJobOffersForMe: "applicant",

  listApplications: "recruiter",
  decideApplication: "recruiter",
  createApplication: "applicant",
  deleteApplication: "applicant",
};
