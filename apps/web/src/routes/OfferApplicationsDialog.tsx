export { ApplicationsDialog } from "@passerelle/ui/received-applications";
