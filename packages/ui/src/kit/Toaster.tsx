import { chakra, HStack, Spinner, Stack } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { said } from "../i18n";
import { Button } from "./Button";
import { type Toast, type ToastKind, toast, toastStore } from "./toast";
import { useAutoDismiss } from "./use-auto-dismiss";
import { useKitWords } from "./words";

const looks = {
  info: { palette: "brand", icon: <Info size={20} aria-hidden /> },
  success: { palette: "green", icon: <CircleCheck size={20} aria-hidden /> },
  error: { palette: "red", icon: <CircleAlert size={20} aria-hidden /> },
  loading: { palette: "neutral", icon: <Spinner aria-hidden /> },
} as const satisfies Record<ToastKind, unknown>;

/** The toasts at the top right (§2): polite, errors assertive (D-079). */
export function Toaster() {
  const { t } = useKitWords();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  const errors = toasts.filter(({ kind }) => kind === "error");
  const others = toasts.filter(({ kind, silent }) => kind !== "error" && !silent);
  const silent = toasts.filter((each) => each.kind !== "error" && each.silent);
  return (
    <Stack
      as="section"
      aria-label={t("notifications")}
      position="fixed"
      zIndex="toast"
      top="0"
      insetEnd="0"
      width="min(26rem, 100vw)"
      maxH="100dvh"
      overflowY="auto"
      p="4"
      gap="2"
      pointerEvents="none"
    >
      <ToastList live="assertive" toasts={errors} />
      <ToastList live="polite" toasts={others} />
      <ToastList live="off" toasts={silent} />
    </Stack>
  );
}

function ToastList({ live, toasts }: { live: "assertive" | "polite" | "off"; toasts: readonly Toast[] }) {
  return (
    <Stack gap="2" aria-live={live}>
      {toasts.map((each) => (
        <ToastCard key={each.id} toast={each} />
      ))}
    </Stack>
  );
}

function ToastCard({ toast: { id, kind, sentence, duration } }: { toast: Toast }) {
  const { t } = useKitWords();
  const { text, lang } = said(sentence);
  const dismiss = () => toast.dismiss(id);
  const hold = useAutoDismiss(duration, dismiss);
  const { palette, icon } = looks[kind];
  return (
    <HStack
      {...hold}
      colorPalette={palette}
      alignItems="start"
      gap="3"
      ps="3.5"
      pe="1.5"
      py="1.5"
      bg="raised"
      borderRadius="card"
      boxShadow="floating"
      pointerEvents="auto"
      animation="rise-in {durations.moderate} {easings.out}"
    >
      <chakra.span color="colorPalette.fg" mt="2">
        {icon}
      </chakra.span>
      <chakra.p lang={lang} dir="auto" title={text} flex="1" minW="0" my="1.5" overflowWrap="anywhere" lineClamp={2}>
        {text}
      </chakra.p>
      <Button
        variant="ghost"
        colorPalette="neutral"
        size="sm"
        px="0"
        minW="9"
        aria-label={t("dismiss")}
        onClick={dismiss}
      >
        <X size={18} aria-hidden />
      </Button>
    </HStack>
  );
}
