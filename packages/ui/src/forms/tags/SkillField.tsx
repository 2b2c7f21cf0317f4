import { Skeleton } from "@chakra-ui/react";
import { CommaListField } from "../../components/fields/CommaListField";
import { TextInput } from "../../components/fields/TextInput";
import { usePrefetch } from "../../chunks/use-prefetch";
import type { TagControlProps } from "../fields/FormTagField";
import type { TagInputProps } from "./TagInput";
import { lazyPart } from "../../chunks/lazy-part";

/** The labelled element while the chips load. */
const placeholder = (
  <Skeleton asChild height={{ base: "target", md: "10" }}>
    <TextInput disabled />
  </Skeleton>
);

/** A list of words, such as languages, as chips. */
export const WordField = lazyPart<TagInputProps>(async () => (await import("./TagInput")).TagInput, {
  loading: () => placeholder,
  // If its code cannot be loaded, a text field replaces it.
  failed: (_, { suggests: _suggests, beside: _beside, ...props }) => <CommaListField {...props} />,
});

/** A list of skills as chips, with those that offers ask for as suggestions. */
export const SkillField = (props: TagControlProps) => <WordField {...props} suggests />;

/** For screens with such a field, or with a dialog that has one. */
export const usePrefetchSkillField = () => usePrefetch(WordField);
