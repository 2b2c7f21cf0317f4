import { Stack } from "@chakra-ui/react";
import { textLimits } from "@passerelle/domain";
import { useForm, useWatch } from "react-hook-form";
import type { Sentence } from "../../i18n";
import { FormField } from "../../forms/fields/FormField";
import { EntryForm, formOf } from "../../forms/EntryForm";
import { Textarea } from "../../components/fields/TextInput";
import { PictureField } from "./PictureField";
import { fields, inputOf, isChanged, type PostValues, valuesOf } from "./post-values";
import type { Post } from "./posts";
import { useSavePost } from "./queries";
import { useTranslations } from "./translations";

interface PostFormProps {
  post: Post | undefined;
  /** The id of the edited post after it has left the list. */
  missing: number | undefined;
  onSaved: (text: Sentence) => void;
}

/** Writes or edits a post. */
export function PostForm({ post, missing, onSaved }: PostFormProps) {
  const { t, say } = useTranslations();
  const form = useForm<PostValues>({ defaultValues: valuesOf(post) });
  const target = formOf("post", post, missing);
  const save = useSavePost(post?.id, target.draft);
  const [text, image, imageAlt] = useWatch({ control: form.control, name: ["text", "image", "imageAlt"] });
  return (
    <EntryForm
      form={form}
      {...target}
      names={fields}
      save={save}
      inputOf={(values) => inputOf(values, post)}
      onSaved={onSaved}
      saved={say("saved")}
      changed={isChanged({ text, image, imageAlt }, post)}
    >
      <Stack gap="5">
        <FormField
          form={form}
          name="text"
          label={t("form.text")}
          limit={textLimits.post}
          required={say("form.textMissing")}
        >
          {(control) => <Textarea rows={6} {...control} />}
        </FormField>
        <PictureField form={form} current={post?.file ?? undefined} sizes={post?.fileSizes} />
      </Stack>
    </EntryForm>
  );
}
