import { errorText } from "@passerelle/api";
import { isGone } from "../api";
import { useKitWords } from "./words";

/** Why a call failed, in the server's words where there are some; what is gone already is said to be. */
export function useFailureText() {
  const { t } = useKitWords();
  return (error: unknown, failed: string) => errorText(error, isGone(error) ? t("alreadyRemoved") : failed);
}
