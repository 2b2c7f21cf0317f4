import { RecruiterScreen } from "@passerelle/ui/profiles";
import { paths } from "../paths";

export function RecruiterProfile() {
  return <RecruiterScreen profileHref={paths.profile} />;
}
