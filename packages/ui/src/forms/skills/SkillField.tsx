import { Skeleton } from "@chakra-ui/react";
import { TagField } from "../../components/fields/TagField";
import { TextInput } from "../../components/fields/TextInput";
import { usePrefetch } from "../../chunks/use-prefetch";
import type { TagControlProps } from "../fields/FormTagField";
import { lazyPart } from "../../chunks/lazy-part";

/** What the label names while the chips are loaded. */
const placeholder = (
  <Skeleton asChild height={{ base: "target", md: "10" }}>
    <TextInput disabled />
  </Skeleton>
);

/** A list of skills as chips, with suggestions. */
export const SkillField = lazyPart<TagControlProps>(async () => (await import("./ChipField")).ChipField, {
  loading: () => placeholder,
  // What cannot be loaded takes no form away: the text does as well.
  failed: (_, props) => <TagField {...props} />,
});

/** For a screen that has such a field, or a dialog with one. */
export const usePrefetchSkillField = () => usePrefetch(SkillField);
