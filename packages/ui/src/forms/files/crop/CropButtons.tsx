import { Crop } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/actions/Button";
import { useFileTranslations } from "../translations";
import { lazyDialog } from "../../../chunks/lazy-dialog";

/** The shape in which the picture is shown: a square or a circle. */
export type CropShape = "round" | "square";

const CropDialog = lazyDialog(async () => (await import("./CropDialog")).CropDialog, {
  isOpen: ({ picture }) => picture !== undefined,
});

interface CropButtonsProps {
  /** The picture that would be stored. */
  chosen: File;
  shape: CropShape;
  /** The field's label, for the buttons' accessible names. */
  label: string;
  onChange: (picture: File) => void;
}

/** Crops the chosen picture, and undoes that; cropping is optional. */
export function CropButtons({ chosen, shape, label, onChange }: CropButtonsProps) {
  const { t } = useFileTranslations();
  const [isOpen, setOpen] = useState(false);
  const [cut, setCut] = useState<{ part: File; whole: File }>();
  const whole = cut?.part === chosen ? cut.whole : chosen;
  return (
    <>
      <Button
        variant="plain"
        icon={<Crop size={16} aria-hidden />}
        aria-label={t("crop.named", { label })}
        onClick={() => setOpen(true)}
      >
        {t("crop.open")}
      </Button>
      {whole !== chosen && (
        <Button
          variant="plain"
          colorPalette="neutral"
          aria-label={t("crop.wholeNamed", { label })}
          onClick={() => onChange(whole)}
        >
          {t("crop.whole")}
        </Button>
      )}
      <CropDialog
        picture={isOpen ? whole : undefined}
        shape={shape}
        onClose={() => setOpen(false)}
        onCropped={(part) => {
          setCut({ part, whole });
          onChange(part);
        }}
      />
    </>
  );
}
