import { Flex } from "@chakra-ui/react";
import { isolated } from "@passerelle/domain";
import { Camera } from "lucide-react";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Announced } from "../../components/feedback/Announced";
import { Field } from "../../components/fields/Field";
import { FileInput } from "../../components/fields/FileInput";
import { formatFileSize } from "../../i18n";
import { CropButtons, type CropShape } from "./crop/CropButtons";
import { UndoRemoveButton } from "./UndoRemoveButton";
import { type FileChoiceOptions, useFileChoice } from "./use-file-choice";
import { useFileDrop } from "../../components/fields/use-file-drop";
import { useObjectUrl } from "../../components/provider/use-object-url";
import { useFileTranslations } from "./translations";

interface ImageFieldProps<Values extends FieldValues> extends Omit<FileChoiceOptions<Values>, "kind"> {
  label: string;
  /** The button's label ('Change Picture'). */
  action: string;
  hint?: ReactNode;
  /** The address of the stored picture. */
  current: string | undefined;
  /** A link to the stored picture. */
  link?: ReactNode;
  /** The shape of the crop; undefined if cropping is not offered. */
  crop?: CropShape;
  /** Renders the picture that would be stored, or a placeholder: an Avatar or a CompanyLogo. */
  preview: (src: string | undefined) => ReactNode;
}

/** A picture: chosen or dropped, with a preview, and a button to remove the stored one. */
export function ImageField<Values extends FieldValues>(props: ImageFieldProps<Values>) {
  const { label, action, hint, current, link, crop, preview, form, name } = props;
  const { t, lang } = useFileTranslations();
  const choice = useFileChoice({ form, name, kind: "image" });
  const { change, choose } = choice;
  const drop = useFileDrop(choose);
  const chosen = change instanceof File ? change : undefined;
  const url = useObjectUrl(chosen);
  return (
    <Flex
      {...drop.area}
      wrap="wrap"
      align="center"
      gap={{ base: "4", sm: "5" }}
      // Beside the picture, or below it with large text.
      css={{ "& > :last-child": { flex: "1 1 12rem", minW: "0" } }}
      borderRadius="card"
      outline={drop.over ? "2px dashed {colors.focus}" : undefined}
      outlineOffset="8px"
    >
      {preview(change === null ? current : url)}
      <Field label={label} hint={hint} error={choice.error}>
        <Flex wrap="wrap" align="center" columnGap="4" rowGap="1">
          <FileInput choice={choice} label={action} icon={<Camera size={18} aria-hidden />} />
          {(current || chosen) && <UndoRemoveButton choice={choice} label={label} />}
          {chosen && crop && <CropButtons chosen={chosen} shape={crop} label={label} onChange={choice.take} />}
          {change === null && link}
        </Flex>
        <Announced changesOnly textStyle="sm" color="ink.muted" overflowWrap="anywhere" _empty={{ display: "none" }}>
          {chosen && `${isolated(chosen.name)} · ${formatFileSize(chosen.size, lang)}`}
          {change === "" && t("removed")}
        </Announced>
      </Field>
    </Flex>
  );
}
