import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import { fileIn } from "./file-in";
import type { UploadState } from "./use-upload";

/** The state of an upload, as long as the form holds the uploaded values. */
export function useShownUpload<Values extends FieldValues>(
  { control }: Pick<UseFormReturn<Values>, "control">,
  upload: UploadState | undefined,
): UploadState | undefined {
  const chosen = useWatch({ control, compute: chosenIn });
  return upload?.kind === "stopped" && nameOf(upload.file) !== chosen ? undefined : upload;
}

/** Files are compared by this: react-hook-form takes any two for equal. */
const nameOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

const chosenIn = (values: object) => {
  const file = fileIn(values);
  return file && nameOf(file);
};
