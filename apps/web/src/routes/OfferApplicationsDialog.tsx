export { ApplicationsDialog } from "@passerelle/ui/applications";
