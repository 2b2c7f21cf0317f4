// A recruiter's preview of an offer, fetched when it first opens.
export { OfferPreview } from "@passerelle/ui/job-offers";
