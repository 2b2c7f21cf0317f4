import { Skeleton } from "@chakra-ui/react";
import { TagField } from "../../components/fields/TagField";
import { TextInput } from "../../components/fields/TextInput";
import { usePrefetch } from "../../chunks/use-prefetch";
import type { TagControlProps } from "../fields/FormTagField";
import type { ChipFieldProps } from "./ChipField";
import { lazyPart } from "../../chunks/lazy-part";

/** What the label names while the chips are loaded. */
const placeholder = (
  <Skeleton asChild height={{ base: "target", md: "10" }}>
    <TextInput disabled />
  </Skeleton>
);

/** A list of words, such as languages, as chips. */
export const WordField = lazyPart<ChipFieldProps>(async () => (await import("./ChipField")).ChipField, {
  loading: () => placeholder,
  // If its code cannot be loaded, a text field does as well.
  failed: (_, { suggests: _suggests, beside: _beside, ...props }) => <TagField {...props} />,
});

/** A list of skills as chips, with those that offers ask for as suggestions. */
export const SkillField = (props: TagControlProps) => <WordField {...props} suggests />;

/** For a screen that has such a field, or a dialog with one. */
export const usePrefetchSkillField = () => usePrefetch(WordField);
