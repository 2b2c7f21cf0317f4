import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect } from "react";
import { create } from "storybook/theming";
import { type Colors, dark, light } from "../packages/ui/src/theme/colors";
import { setColorMode } from "../packages/ui/src/theme/color-mode";
import { colorModes } from "../packages/ui/src/theme/stored-color-mode";
import "./docs.css";
import { useToolbar } from "./toolbar";

const themeOf = (base: "light" | "dark", colors: Colors) =>
  create({
    base,
    fontBase: '"Figtree Variable", ui-sans-serif, system-ui, sans-serif',
    colorPrimary: colors.brand.solid,
    colorSecondary: colors.brand.fg,
    appBg: colors.canvas,
    appContentBg: colors.canvas,
    appPreviewBg: colors.canvas,
    appBorderColor: colors.line,
    appBorderRadius: 8,
    textColor: colors.ink,
    textMutedColor: colors.mutedInk,
    barBg: colors.surface,
    barTextColor: colors.mutedInk,
    barHoverColor: colors.brand.fg,
    barSelectedColor: colors.brand.fg,
    buttonBg: colors.surface,
    buttonBorder: colors.edge,
    inputBg: colors.surface,
    inputBorder: colors.edge,
    inputTextColor: colors.ink,
  });
const themes = { light: themeOf("light", light), dark: themeOf("dark", dark) };

/** The container of every documentation page: scrolls to its top and applies the toolbar's colour mode. */
export function PageContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { colorMode } = useToolbar();
  const mode = colorMode === "dark" ? "dark" : "light";
  useEffect(() => setColorMode(colorModes.find((each) => each === mode) ?? "light"), [mode]);
  useEffect(() => {
    if (!window.parent.location.hash) window.scrollTo(0, 0);
  }, []);
  return <DocsContainer {...props} theme={themes[mode]} />;
}
