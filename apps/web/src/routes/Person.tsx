import { PersonScreen } from "@passerelle/ui/people";
import { useParams } from "react-router-dom";
import { hrefOfTarget } from "../dashboard/target-href";
import { useIdentity } from "../dashboard/use-identity";
import { paths } from "../paths";

const { profile, myAccount } = paths;
const hrefs = { profile, myAccount, message: (username: string) => hrefOfTarget({ kind: "discussion", username }) };

export function Person() {
  const { username = "" } = useParams();
  const me = useIdentity();
  return <PersonScreen key={username} username={username} me={me} hrefs={hrefs} />;
}
