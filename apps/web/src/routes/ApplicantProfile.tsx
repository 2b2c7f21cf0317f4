import { ApplicantScreen } from "@passerelle/ui/profiles";
import { paths } from "../paths";

export function ApplicantProfile() {
  return <ApplicantScreen profileHref={paths.profile} />;
}
