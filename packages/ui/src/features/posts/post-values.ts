import { trimText } from "@passerelle/domain";
import type { FileChange } from "../../forms/files/file-check";
import type { Post } from "./posts";
import type { PostInput } from "./queries";

/** A post as its form holds it. */
export interface PostValues {
  text: string;
  image: FileChange;
  /** What the picture shows, for who does not see it. */
  imageAlt: string;
}

/** The form's fields in reading order. */
export const fields: readonly (keyof PostValues)[] = ["text", "image", "imageAlt"];

/** What the form starts from: a post, or nothing. */
export const valuesOf = (post: Post | undefined): PostValues => ({
  text: post?.text ?? "",
  image: null,
  imageAlt: post?.imageAlt ?? "",
});

/** Whether the text changed, what the picture shows, or a picture was chosen or removed. */
export const isChanged = (values: PostValues, post: Post | undefined) =>
  trimText(values.text) !== trimText(post?.text ?? "") || values.image !== null || isOtherAlt(values, post);

/** Whether a picture that stays is to have other words. */
const isOtherAlt = ({ imageAlt }: PostValues, post: Post | undefined) =>
  !!post?.file && trimText(imageAlt) !== (post.imageAlt ?? "");

/** The request body: the picture only if it was replaced or removed, its alternative text only if it changed. */
export const inputOf = (values: PostValues, post: Post | undefined): PostInput => ({
  text: trimText(values.text),
  ...pictureOf(values, post),
});

const pictureOf = (values: PostValues, post: Post | undefined): Omit<PostInput, "text"> => {
  const { image } = values;
  const imageAlt = trimText(values.imageAlt);
  if (image instanceof File) return { image, ...(imageAlt && { imageAlt }) };
  if (image === "") return { removeImage: true };
  return isOtherAlt(values, post) ? { imageAlt } : {};
};
