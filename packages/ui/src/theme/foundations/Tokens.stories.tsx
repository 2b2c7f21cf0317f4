import { Box, chakra, HStack, Stack, Text } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { breakpoints } from "../breakpoints";
import { contrast } from "../contrast";
import { dark, light } from "../colors";
import { system } from "../system";
import { textStyles } from "../tokens";
import { Row, FoundationPage } from "./FoundationPage";

const meta = { title: "Foundations/Tokens", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface ListedToken {
  name: string;
  property: string;
  value: string;
  light?: string | undefined;
  dark?: string | undefined;
}

/** The tokens of a category; for each colour mode the theme contains one more token per name. */
function tokensOf(category: string): ListedToken[] {
  const listed = new Map<string, ListedToken>();
  for (const { path, value, extensions } of system.tokens.allTokens) {
    if (path[0] !== category || extensions.virtual || extensions["negative"] || path[1] === "colorPalette") continue;
    const { _light: inLight, _dark: inDark } = extensions.conditions ?? {};
    const name = path.slice(1).join(".");
    listed.set(name, {
      name,
      property: extensions.cssVar?.var ?? "",
      value: String(value),
      light: inLight,
      dark: inDark,
    });
  }
  return [...listed.values()];
}

const files = [
  ["passerelle.resolver.json", "how the sets and the colour modes belong together"],
  ["base.tokens.json", "space, sizes, type, corners, motion"],
  ["light.tokens.json", "colours and shadow, light"],
  ["dark.tokens.json", "colours and shadow, dark"],
  ["passerelle.css", "the same as CSS custom properties: :root and .dark"],
] as const;

const figure = (value: string, ground: string) =>
  value.startsWith("#") ? `${contrast(value, ground).toFixed(1)} : 1` : "over all";

const Swatch = ({ value = "", ground }: { value?: string | undefined; ground: string }) => (
  <HStack gap="2">
    <Box p="1" borderRadius="control" borderWidth="1px" borderColor="line" style={{ background: ground }}>
      <Box w="10" h="7" borderRadius="sm" style={{ background: value }} />
    </Box>
    <Text textStyle="sm" fontVariantNumeric="tabular-nums">
      {value}
      <br />
      {figure(value, ground)}
    </Text>
  </HStack>
);

const Token = ({ token, children }: { token: ListedToken; children: ReactNode }) => (
  <Stack gap="2" p="3" borderWidth="1px" borderColor="line" borderRadius="card" bg="surface" minW="0">
    <Box>
      <Text fontWeight="semibold">{token.name}</Text>
      <Text fontFamily="mono" textStyle="xs" color="ink.muted" overflowWrap="anywhere">
        {token.property}
      </Text>
    </Box>
    {children}
  </Stack>
);

const Category = ({ title, of, sample }: { title: string; of: string; sample: (token: ListedToken) => ReactNode }) => (
  <Row title={title} min="13rem">
    {tokensOf(of).map((token) => (
      <Token key={token.name} token={token}>
        {sample(token)}
      </Token>
    ))}
  </Row>
);

const Value = ({ value }: { value: string }) => (
  <Text textStyle="sm" overflowWrap="anywhere">
    {value}
  </Text>
);

export const Tokens: Story = {
  render: () => (
    <FoundationPage
      title="Tokens"
      about="Every value of the theme with its name and its CSS custom property. The files are W3C design tokens (format 2025.10), and CSS."
    >
      <Row title="Files" min="18rem">
        {files.map(([file, about]) => (
          <Box key={file}>
            <chakra.a href={`tokens/${file}`} download color="brand.fg" fontWeight="medium" textDecoration="underline">
              {file}
            </chakra.a>
            <Text textStyle="sm" color="ink.muted">
              {about}
            </Text>
          </Box>
        ))}
      </Row>
      <Text color="ink.muted">
        Under each colour, light and dark: its value, and its contrast with the ground of the page.
      </Text>
      <Category
        title="Colours"
        of="colors"
        sample={(token) => (
          <HStack gap="4" wrap="wrap">
            <Swatch value={token.light} ground={light.canvas} />
            <Swatch value={token.dark} ground={dark.canvas} />
          </HStack>
        )}
      />
      <Category
        title="Spacing"
        of="spacing"
        sample={({ value }) => (
          <>
            <Box h="3" bg="brand.solid" maxW="full" style={{ width: value }} />
            <Value value={`${value}, ${Number.parseFloat(value) * 16} px`} />
          </>
        )}
      />
      <Category
        title="Corners"
        of="radii"
        sample={({ value }) => (
          <>
            <Box h="12" bg="brand.tint" style={{ borderRadius: value }} />
            <Value value={value} />
          </>
        )}
      />
      <Box p="5" bg="raised" borderRadius="card" boxShadow="floating">
        The one shadow, for what floats
      </Box>
      <Row title="Widths where the layout changes">
        {Object.entries(breakpoints).map(([name, value]) => (
          <Text key={name}>
            {name}: {value}
          </Text>
        ))}
      </Row>
      <Row title="Text styles" min="18rem">
        {Object.entries(textStyles).map(([name, { value }]) => (
          <Box key={name} minW="0">
            <Text textStyle={name}>{name}: 1 204 offres</Text>
            <Value value={Object.values(value).map(String).join(", ")} />
          </Box>
        ))}
      </Row>
      {(["fontSizes", "fontWeights", "letterSpacings", "lineHeights", "sizes", "durations", "zIndex"] as const).map(
        (category) => (
          <Category key={category} title={category} of={category} sample={({ value }) => <Value value={value} />} />
        ),
      )}
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(files.length);
    await expect(canvas.getByText("--p-colors-brand-solid")).toBeVisible();
  },
};
