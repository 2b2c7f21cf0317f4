import { lazy, Suspense } from "react";
import type { TextWithLinksProps } from "./TextWithLinks";

const AsWritten = ({ children, cut = children }: TextWithLinksProps) => cut;

// Few texts have an address, and one whose links cannot be loaded can still be read.
const TextWithLinks = lazy(async () => {
  const loaded = await import("./TextWithLinks").catch(() => ({ TextWithLinks: AsWritten }));
  return { default: loaded.TextWithLinks };
});

/** A text whose http and https addresses are links: a tab of its own, which learns nothing of this one. */
export function LinkedText(props: TextWithLinksProps) {
  const plain = <AsWritten {...props} />;
  if (!/https?:/i.test(props.children)) return plain;
  return (
    <Suspense fallback={plain}>
      <TextWithLinks {...props} />
    </Suspense>
  );
}
