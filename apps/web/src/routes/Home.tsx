import { HomeScreen } from "@passerelle/ui/dashboard";
import { paths } from "../paths";

export function Home() {
  return <HomeScreen hrefs={paths} />;
}
