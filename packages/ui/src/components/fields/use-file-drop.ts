import { type DragEvent, useState } from "react";

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

/** Handles dropped files; `over` is true while a file hovers. */
export function useFileDrop(onDrop: (files: FileList) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    area: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!inside) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        // Otherwise the browser would navigate to the file.
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.files);
      },
    },
  };
}
