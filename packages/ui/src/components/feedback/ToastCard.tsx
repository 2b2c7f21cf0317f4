import { chakra, HStack, Spinner } from "@chakra-ui/react";
import { ChevronDown, CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { said, SentenceText } from "../../i18n";
import { backLayers } from "../dialogs/layers";
import { Button } from "../actions/Button";
import type { Toast, ToastKind } from "./toast";
import { unsavedChanges } from "../../forms/unsaved/unsaved-changes";
import { useAutoDismiss } from "./use-auto-dismiss";
import { useScrollStop } from "../layout/use-scroll-stop";
import { useComponentTranslations } from "../translations";
import { userText } from "../text/UserText";

const looks = {
  info: { palette: "brand", icon: <Info size={20} aria-hidden /> },
  success: { palette: "green", icon: <CircleCheck size={20} aria-hidden /> },
  error: { palette: "red", icon: <CircleAlert size={20} aria-hidden /> },
  loading: { palette: "neutral", icon: <Spinner aria-hidden /> },
} as const satisfies Record<ToastKind, unknown>;

interface ToastCardProps {
  toast: Toast;
  /** Hidden behind the count, while its time continues. */
  hidden: boolean;
  /** Stays until it is dismissed. */
  lasting: boolean;
  onDismiss: () => void;
}

/** Text of twice the size on a phone, where a line holds about ten letters. */
const cramped = "@container toasts (max-width: 16rem)";

/** A toast: three lines of its text, or six short ones, and the rest on demand. */
export function ToastCard({ toast, hidden, lasting, onDismiss }: ToastCardProps) {
  const { t } = useComponentTranslations();
  const hold = useAutoDismiss(lasting ? undefined : toast.duration, onDismiss);
  const { palette, icon } = looks[toast.kind];
  const { text, lang } = said(toast.sentence);
  const label = toast.opens?.label;
  const [isWhole, setIsWhole] = useState(false);
  const { ref, isCut } = useIsCut(text);
  const box = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(box, { "aria-label": t("toastText") });
  return (
    <HStack
      {...hold}
      data-toast
      hidden={hidden}
      _hidden={{ display: "none" }}
      flex="none"
      colorPalette={palette}
      alignItems="start"
      gap="3"
      ps="3.5"
      pe="1.5"
      py="1.5"
      css={{ [cramped]: { gap: "1", ps: "2", pe: "0", "& button": { minW: "44px" } } }}
      bg="raised"
      // Forced colours show it instead of the shadow.
      border="1px solid transparent"
      borderRadius="card"
      boxShadow="floating"
      pointerEvents="auto"
      animation="rise-in {durations.moderate} {easings.out}"
    >
      <chakra.span color="colorPalette.fg" mt="2">
        {icon}
      </chakra.span>
      <chakra.div flex="1" minW="0" my="1.5" overflowWrap="anywhere">
        <chakra.div ref={box} {...(isWhole && { maxH: "40dvh", overflowY: "auto", ...stop })}>
          <p>
            <Opening opens={label ? undefined : toast.opens} onOpen={onDismiss}>
              <chakra.span
                ref={ref}
                lang={lang}
                {...(isWhole ? { display: "block" } : { lineClamp: 3, css: { [cramped]: { lineClamp: 6 } } })}
              >
                <SentenceText of={toast.sentence} />
              </chakra.span>
            </Opening>
          </p>
        </chakra.div>
        {toast.detail !== undefined && (
          <chakra.p {...userText} textStyle="sm" color="ink.muted" lineClamp={1}>
            {toast.detail}
          </chakra.p>
        )}
        {label && (
          <Opening opens={toast.opens} onOpen={onDismiss}>
            <SentenceText of={label} />
          </Opening>
        )}
      </chakra.div>
      {(isCut || isWhole) && (
        <ToastButton
          label={t(isWhole ? "toastLess" : "toastWhole")}
          isExpanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          <ChevronDown size={18} aria-hidden style={isWhole ? { rotate: "180deg" } : undefined} />
        </ToastButton>
      )}
      <ToastButton label={t("dismiss")} onClick={onDismiss}>
        <X size={18} aria-hidden />
      </ToastButton>
    </HStack>
  );
}

interface ToastButtonProps {
  label: string;
  isExpanded?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ToastButton({ label, isExpanded, onClick, children }: ToastButtonProps) {
  return (
    <Button
      variant="ghost"
      colorPalette="neutral"
      size="sm"
      px="0"
      minW="9"
      aria-label={label}
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

/**
 * The text as a link if it has a target. Toasts are outside the router, so `open` navigates. They are above dialogs
 * too, which may contain unsaved text.
 */
function Opening({ opens, onOpen, children }: { opens: Toast["opens"]; onOpen: () => void; children: ReactNode }) {
  if (!opens) return children;
  const follow = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!(await unsavedChanges.confirmDiscard())) return;
    backLayers.closeAll();
    onOpen();
    opens.open();
  };
  return (
    <chakra.a
      href={opens.href}
      onClick={(event) => void follow(event)}
      display="block"
      // Tall enough to touch, without taking more space in the toast.
      py={{ base: "3", md: "1" }}
      my={{ base: "-3", md: "-1" }}
      textDecoration="underline"
    >
      {children}
    </chakra.a>
  );
}

/** Whether a text has more lines than are shown, which also depends on the size of text. */
function useIsCut(text: string) {
  const ref = useRef<HTMLSpanElement>(null);
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || text === "") return undefined;
    const measure = () => setIsCut(box.scrollHeight > box.clientHeight + 1);
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(box);
    return () => resizes.disconnect();
  }, [text]);
  return { ref, isCut };
}
