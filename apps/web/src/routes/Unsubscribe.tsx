import { UnsubscribeScreen } from "@passerelle/ui/auth";
import { paths } from "../paths";

export function Unsubscribe() {
  const code = new URLSearchParams(window.location.search).get("code") ?? "";
  return <UnsubscribeScreen code={code} myAccountHref={paths.myAccount} />;
}
