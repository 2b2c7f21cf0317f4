import { chakra, Flex, Stack } from "@chakra-ui/react";
import { textLimits } from "@passerelle/domain";
import { ImagePlus, Trash2, Undo2 } from "lucide-react";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "../../components/actions/Button";
import { Field } from "../../components/fields/Field";
import { FileInput } from "../../components/fields/FileInput";
import { type FileChoice, useFileChoice } from "../../forms/files/use-file-choice";
import { FormField } from "../../forms/fields/FormField";
import { Textarea } from "../../components/fields/TextInput";
import { useFileDrop } from "../../components/fields/use-file-drop";
import type { PictureSizes } from "../../components/people/image-attributes";
import { useObjectUrl } from "../../components/provider/use-object-url";
import { PictureBox, type PictureBoxProps } from "./PictureBox";
import type { PostValues } from "./post-values";
import { useTranslations } from "./translations";

interface PictureFieldProps {
  form: UseFormReturn<PostValues>;
  /** The address of the stored picture. */
  current: string | undefined;
  sizes: PictureSizes | undefined;
}

/** The picture of a post: chosen or dropped, with a preview, its alternative text, and a button to remove it. */
export function PictureField({ form, current, sizes }: PictureFieldProps) {
  const { t } = useTranslations();
  const choice = useFileChoice({ form, name: "image", kind: "image" });
  const drop = useFileDrop(choice.choose);
  const chosen = useObjectUrl(choice.change instanceof File ? choice.change : undefined);
  const shown = choice.change === null ? current : chosen;
  return (
    <Stack
      {...drop.area}
      gap="3"
      borderRadius="card"
      outline={drop.over ? "2px dashed {colors.focus}" : undefined}
      outlineOffset="6px"
    >
      <Field label={t("form.image")} hint={t("form.imageHint")} error={choice.error}>
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="2">
          <FileInput
            choice={choice}
            label={t(shown ? "form.change" : "form.choose")}
            icon={<ImagePlus size={18} aria-hidden />}
          />
          <UndoRemove choice={choice} hasCurrent={!!current} />
        </Flex>
      </Field>
      {shown && (
        <>
          <Preview src={shown} sizes={sizes} />
          <AltField form={form} />
        </>
      )}
    </Stack>
  );
}

/** The alternative text of the picture. */
function AltField({ form }: Pick<PictureFieldProps, "form">) {
  const { t } = useTranslations();
  return (
    <FormField
      form={form}
      name="imageAlt"
      label={t("form.imageAlt")}
      hint={t("form.imageAltHint")}
      limit={textLimits.imageAlt}
    >
      {(control) => <Textarea rows={2} {...control} />}
    </FormField>
  );
}

function Preview(picture: Pick<PictureBoxProps, "src" | "sizes">) {
  const { t } = useTranslations();
  return (
    <chakra.figure display="flex" flexDirection="column" gap="1.5">
      <chakra.figcaption textStyle="sm" fontWeight="medium">
        {t("form.preview")}
      </chakra.figcaption>
      <PictureBox {...picture} alt={t("form.preview")} />
    </chakra.figure>
  );
}

/** Removes the picture, or undoes its removal or replacement. */
function UndoRemove({ choice, hasCurrent }: { choice: FileChoice; hasCurrent: boolean }) {
  const { t } = useTranslations();
  const { change, remove, keep } = choice;
  if (change === null && !hasCurrent) return null;
  const restores = change !== null && hasCurrent;
  const Icon = restores ? Undo2 : Trash2;
  return (
    <Button
      variant="plain"
      colorPalette="neutral"
      icon={<Icon size={16} aria-hidden />}
      onClick={change === null ? remove : keep}
    >
      {t(restores ? "form.restore" : "form.remove")}
    </Button>
  );
}
