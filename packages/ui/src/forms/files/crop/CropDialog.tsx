import { Stack, chakra } from "@chakra-ui/react";
import { useId, useState } from "react";
import Cropper from "react-easy-crop";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { Dialog, DialogBody, DialogCancel, DialogFooter } from "../../../components/dialogs/Dialog";
import { useLastDefined } from "../../../components/provider/use-last-defined";
import { useObjectUrl } from "../../../components/provider/use-object-url";
import { useFileTranslations } from "../translations";
import type { CropShape } from "./CropButtons";

/** A part of a picture in pixels, after the EXIF rotation. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Larger than any picture on screen. */
const maxSide = 1024;

/** Crops a picture. Drops the rest of the picture and its metadata. */
async function cutPicture(file: File, part: Part): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    // Browsers apply the EXIF orientation.
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const scale = Math.min(1, maxSide / Math.max(part.width, part.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(part.width * scale));
    canvas.height = Math.max(1, Math.round(part.height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("No canvas");
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
    // Every browser can encode these two formats; JPEG has no transparency.
    const type = file.type === "image/jpeg" ? "image/jpeg" : "image/png";
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
    if (!blob) throw new Error("No picture");
    const stem = file.name.replace(/\.[^.]*$/, "");
    return new File([blob], `${stem}.${type === "image/jpeg" ? "jpg" : "png"}`, { type: blob.type });
  } finally {
    URL.revokeObjectURL(url);
  }
}

interface CropDialogProps {
  /** The original picture; undefined while the dialog is closed. */
  picture: File | undefined;
  shape: CropShape;
  onClose: () => void;
  onCropped: (part: File) => void;
}

/** Crops a picture. */
export function CropDialog({ picture, ...rest }: CropDialogProps) {
  const { t } = useFileTranslations();
  const shown = useLastDefined(picture);
  return (
    <Dialog open={!!picture} onClose={rest.onClose} title={t("crop.title")}>
      {shown && <Cropping picture={shown} {...rest} />}
    </Dialog>
  );
}

function Cropping({ picture, shape, onClose, onCropped }: CropDialogProps & { picture: File }) {
  const { t } = useFileTranslations();
  const [part, setPart] = useState<Part>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const cut = async () => {
    if (!part) return;
    setBusy(true);
    try {
      onCropped(await cutPicture(picture, part));
      onClose();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <>
      <DialogBody>
        <Stack gap="4">
          <CropArea picture={picture} shape={shape} onPart={setPart} onUnreadable={() => setFailed(true)} />
          {failed && (
            <Announced assertive color="danger" textStyle="sm">
              {t("crop.failed")}
            </Announced>
          )}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <DialogCancel />
        <Button disabled={!part || failed} busy={busy} onClick={() => void cut()}>
          {t("crop.apply")}
        </Button>
      </DialogFooter>
    </>
  );
}

interface CropAreaProps {
  picture: File;
  shape: CropShape;
  onPart: (part: Part) => void;
  onUnreadable: () => void;
}

const [minZoom, maxZoom] = [1, 4];

function CropArea({ picture, shape, onPart, onUnreadable }: CropAreaProps) {
  const { t } = useFileTranslations();
  const url = useObjectUrl(picture);
  const [hint, slider] = [useId(), useId()];
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(minZoom);
  return (
    <>
      <chakra.div position="relative" h={{ base: "50vh", md: "80" }} minH="48" borderRadius="control" overflow="hidden">
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            minZoom={minZoom}
            maxZoom={maxZoom}
            aspect={1}
            cropShape={shape === "round" ? "round" : "rect"}
            showGrid={false}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => onPart(pixels)}
            mediaProps={{ alt: "", onError: onUnreadable }}
            cropperProps={{ role: "group", "aria-label": t("crop.area"), "aria-describedby": hint }}
          />
        )}
      </chakra.div>
      <chakra.p id={hint} textStyle="sm" color="ink.muted">
        {t("crop.hint")}
      </chakra.p>
      <chakra.label htmlFor={slider} display="flex" alignItems="center" gap="3" fontWeight="medium">
        {t("crop.zoom")}
        <chakra.input
          id={slider}
          type="range"
          min={minZoom}
          max={maxZoom}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
          flex="1"
          minW="0"
          h="target"
          accentColor="brand.solid"
        />
      </chakra.label>
    </>
  );
}
