import { trimText } from "@passerelle/domain";
import type { FileChange } from "../../forms/file-check";
import type { Post } from "./posts";
import type { PostInput } from "./queries";

/** A post as its form holds it. */
export interface PostValues {
  text: string;
  image: FileChange;
}

/** The form's fields in reading order. */
export const fields: readonly (keyof PostValues)[] = ["text", "image"];

/** What the form starts from: a post, or nothing. */
export const valuesOf = (post: Post | undefined): PostValues => ({ text: post?.text ?? "", image: null });

/** Whether the text changed, or a picture was chosen or removed. */
export const isChanged = (values: PostValues, post: Post | undefined) =>
  trimText(values.text) !== trimText(post?.text ?? "") || values.image !== null;

/** What is sent: a picture only when it is another one, or none any more. */
export const inputOf = ({ text, image }: PostValues): PostInput => ({
  text: trimText(text),
  ...(image instanceof File && { image }),
  ...(image === "" && { removeImage: true }),
});
