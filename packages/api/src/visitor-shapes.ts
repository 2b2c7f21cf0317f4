// Generated from openapi.yaml by `npm run generate -w packages/api`. Do not edit.
import { change, inData, page, single } from "./response-shape";
import type { components } from "./schema";
import { boolean, date, id, list, number, oneOf, optional, orNull, record, text } from "./shape";

type Schemas = components["schemas"];

export const Role = oneOf("applicant", "recruiter");
const Session = record<Schemas["Session"]>({ id: optional(id), token: text, username: text, role: Role }, "token");
const VerifiedUser = record<Schemas["VerifiedUser"]>({ id: optional(id), username: text, role: Role });
const VerifiedSession = record<Schemas["VerifiedSession"]>({ message: optional(text), token: text, user: VerifiedUser }, "token");
export const ContractType = oneOf("cdi", "stage", "alternance", "cdd", "freelance");
export const SalaryPeriod = oneOf("hour", "day", "month", "year");
export const Tags = list(text);
export const RemoteWork = oneOf("none", "partial", "full");
const PictureSize = record<Schemas["PictureSize"]>({ url: text, width: number(1), height: number(1) }, "url", "width", "height");
export const PictureSizes = list(PictureSize);
const PublicOfferCompany = record<Schemas["PublicOfferCompany"]>({ username: text, company: orNull(text), sector: orNull(text), website: orNull(text), logo: orNull(text), logoSizes: optional(PictureSizes) });
const OfferFoundWord = record<Schemas["OfferFoundWord"]>({ word: text, in: oneOf("title", "skills", "company", "location", "description"), meant: optional(text) });
export const OfferFoundBy = record<Schemas["OfferFoundBy"]>({ words: list(OfferFoundWord), missing: list(text) });
const PublicOfferSummary = record<Schemas["PublicOfferSummary"]>({ id: id, jobTitle: text, location: text, contract: ContractType, salary: number(), salaryMin: number(), salaryMax: orNull(number()), salaryPeriod: SalaryPeriod, skills: Tags, remote: RemoteWork, closingDate: orNull(date), positions: number(1), publishedAt: date, company: PublicOfferCompany, distance: optional(number()), foundBy: optional(OfferFoundBy) }, "id");
const OfferContractCounts = record<Schemas["OfferContractCounts"]>({ stage: number(), alternance: number(), cdd: number(), cdi: number(), freelance: number() });
const OfferRemoteCounts = record<Schemas["OfferRemoteCounts"]>({ none: number(), partial: number(), full: number() });
const OfferAgeCounts = record<Schemas["OfferAgeCounts"]>({ day: number(), week: number(), month: number() });
export const JobOfferFacets = record<Schemas["JobOfferFacets"]>({ contract: OfferContractCounts, remote: OfferRemoteCounts, publishedWithin: OfferAgeCounts, withoutSalary: optional(number()), level: optional(number()) });
export const JobOfferNearest = record<Schemas["JobOfferNearest"]>({ filter: text, word: optional(text), count: number() });
export const OfferFilters = record<Schemas["OfferFilters"]>({ search: optional(text), location: optional(text), near: optional(text), within: optional(number(10)), contract: optional(text), remote: optional(text), minSalary: optional(number(1)), withoutSalary: optional(boolean), company: optional(text) });
const PublicOfferPage = record<Schemas["PublicOfferPage"]>({ items: list(PublicOfferSummary), next: optional(orNull(text)), page: number(1), totalPages: number(), totalItems: number(), facets: optional(JobOfferFacets), nearest: optional(list(JobOfferNearest)), understood: optional(OfferFilters) });
const OfferSuggestion = record<Schemas["OfferSuggestion"]>({ text: text, kind: oneOf("title", "skill", "company") });
export const OfferSuggestions = record<Schemas["OfferSuggestions"]>({ items: list(OfferSuggestion) });
const PlaceKind = oneOf("city", "district", "department", "region");
export const Place = record<Schemas["Place"]>({ id: text, name: text, kind: PlaceKind, country: text, postalCode: optional(text), department: optional(text), region: optional(text), latitude: optional(number(-90)), longitude: optional(number(-180)) }, "id");
const PublicOffer = record<Schemas["PublicOffer"]>({ id: id, jobTitle: text, description: text, location: text, place: optional(Place), contract: ContractType, salary: number(), salaryMin: number(), salaryMax: orNull(number()), salaryPeriod: SalaryPeriod, skills: Tags, benefits: Tags, remote: RemoteWork, closingDate: orNull(date), positions: number(1), publishedAt: date, updatedAt: date, company: PublicOfferCompany }, "id");
const PublicOfferAnswer = record<Schemas["PublicOfferAnswer"]>({ data: PublicOffer });
export const RecruiterProfile = record<Schemas["RecruiterProfile"]>({ company: orNull(text), sector: orNull(text), website: orNull(text), headquarters: orNull(text), employees: orNull(text), description: orNull(text), logo: orNull(text), logoSizes: optional(PictureSizes) });
const PublicCompany = record<Schemas["PublicCompany"]>({ username: text, profile: orNull(RecruiterProfile), offers: PublicOfferPage });
const PublicCompanyAnswer = record<Schemas["PublicCompanyAnswer"]>({ data: PublicCompany });
const FoundPlace = record<Schemas["FoundPlace"]>({ id: text, name: text, kind: PlaceKind, country: text, postalCode: optional(text), department: optional(text), region: optional(text), partName: optional(text) }, "id");
const FoundPlaces = record<Schemas["FoundPlaces"]>({ items: list(FoundPlace) });

/** Answers to visitors. */
export const visitorShapes = {
  "POST /user/login": single(Session),
  "POST /user/register": change<Schemas["Registered"]>({ message: optional(text), email: text, registrationId: optional(text), resendIn: optional(number()) }),
  "POST /user/registration-email": change<Schemas["Registered"]>({ message: optional(text), email: text, registrationId: optional(text), resendIn: optional(number()) }),
  "POST /user/verify-email": single(VerifiedSession),
  "POST /user/resend-otp": change<Schemas["CodeSent"]>({ message: optional(text), resendIn: optional(number()) }),
  "POST /user/forgot-password": change<Schemas["CodeSent"]>({ message: optional(text), resendIn: optional(number()) }),
  "POST /user/reset-password": change<Schemas["Done"]>({ message: optional(text) }),
  "POST /user/undo-email": change<Schemas["Done"]>({ message: optional(text) }),
  "POST /unsubscribe": change<Schemas["Done"]>({ message: optional(text) }),
  "GET /public/offers": page(PublicOfferPage),
  "GET /public/offer-suggestions": page(OfferSuggestions),
  "GET /public/offers/{id}": inData(PublicOfferAnswer),
  "GET /public/companies/{username}": inData(PublicCompanyAnswer),
  "GET /places": page(FoundPlaces),
};
