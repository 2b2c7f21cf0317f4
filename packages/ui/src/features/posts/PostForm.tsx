import { Stack } from "@chakra-ui/react";
import { limits, trimText } from "@passerelle/domain";
import { useForm, useWatch } from "react-hook-form";
import { EntryForm } from "../../kit/EntryForm";
import { Field } from "../../kit/Field";
import { formKey } from "../../kit/form-drafts";
import { Textarea } from "../../kit/Textarea";
import { PictureField } from "./PictureField";
import { fields, inputOf, isChanged, type PostValues, valuesOf } from "./post-values";
import type { Post } from "./posts";
import { useSavePost } from "./queries";
import { useWords } from "./words";

interface PostFormProps {
  post: Post | undefined;
  onSaved: (text: string) => void;
}

/** Writes or edits a post (§2, §5). */
export function PostForm({ post, onSaved }: PostFormProps) {
  const { t } = useWords();
  const form = useForm<PostValues>({ defaultValues: valuesOf(post) });
  const save = useSavePost(post?.id);
  const [text, image] = useWatch({ control: form.control, name: ["text", "image"] });
  const control = form.register("text", { validate: (typed) => trimText(typed) !== "" || t("form.textMissing") });
  return (
    <EntryForm
      form={form}
      draft={formKey("post", post?.id)}
      names={fields}
      save={save}
      inputOf={inputOf}
      onSaved={onSaved}
      saved={t("saved")}
      changed={isChanged({ text, image }, post)}
    >
      <Stack gap="5">
        <Field label={t("form.text")} required limit={limits.post} error={form.formState.errors.text?.message}>
          <Textarea rows={6} {...control} />
        </Field>
        <PictureField form={form} current={post?.file ?? undefined} />
      </Stack>
    </EntryForm>
  );
}
