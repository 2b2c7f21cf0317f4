import { trimText } from "@passerelle/domain";
import type { FileChange } from "../../forms/files/file-check";
import type { Post } from "./posts";
import type { PostInput } from "./queries";

export interface PostValues {
  text: string;
  image: FileChange;
  /** The description of the picture. */
  imageAlt: string;
}

/** The form's fields in reading order. */
export const fields: readonly (keyof PostValues)[] = ["text", "image", "imageAlt"];

/** The initial values of the form: those of a post, or empty ones. */
export const valuesOf = (post: Post | undefined): PostValues => ({
  text: post?.text ?? "",
  image: null,
  imageAlt: post?.imageAlt ?? "",
});

/** Whether the text or the description changed, or a picture was chosen or removed. */
export const isChanged = (values: PostValues, post: Post | undefined) =>
  trimText(values.text) !== trimText(post?.text ?? "") || values.image !== null || isOtherAlt(values, post);

/** Whether the description of a picture that stays has changed. */
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
