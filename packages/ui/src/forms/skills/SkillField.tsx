import { Skeleton } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { TagField } from "../../components/TagField";
import { TextInput } from "../../components/TextInput";
import { useLoadAhead } from "../../components/use-load-ahead";
import type { TagControlProps } from "../FormTagField";

const load = () => import("./ChipField");
const ChipField = lazy(() =>
  load().then(
    (chips) => ({ default: chips.ChipField }),
    // What cannot be loaded takes no form away: the text does as well.
    () => ({ default: TagField }),
  ),
);

/** For a screen that has such a field, or a dialog with one. */
export const useSkillFieldAhead = () => useLoadAhead(load);

/** What the label names while the chips are loaded. */
const placeholder = (
  <Skeleton asChild height={{ base: "target", md: "10" }}>
    <TextInput disabled />
  </Skeleton>
);

/** A list of skills as chips, with suggestions. */
export function SkillField(props: TagControlProps) {
  return (
    <Suspense fallback={placeholder}>
      <ChipField {...props} />
    </Suspense>
  );
}
