import { chakra, Flex, Heading, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { userText } from "../text/UserText";

interface ProfileHeaderProps {
  picture: ReactNode;
  /** The name of the person or company. */
  title: ReactNode;
  /** The person's title or the company's sector; omitted if empty. */
  headline: string | null | undefined;
  /** Buttons and links beside the name, or below it on a phone; they are not printed. */
  actions?: ReactNode;
  /** The lines below the headline. */
  children: ReactNode;
}

/** The top of a person's or company's page. */
export function ProfileHeader({ picture, title, headline, actions, children }: ProfileHeaderProps) {
  return (
    <Flex
      direction={{ base: "column", md: "row" }}
      gap={{ base: "4", md: "6" }}
      px={{ base: "4", md: "8" }}
      py={{ base: "6", md: "8" }}
      bg="brand.tint"
      borderBottomWidth="1px"
      borderColor="line"
    >
      {picture}
      <Stack gap="1" flex="1" minW="0" overflowWrap="anywhere">
        <Heading as="h2" size="xl" fontSize={{ md: "3xl" }}>
          {title}
        </Heading>
        {headline && (
          <chakra.p {...userText} fontSize="lg" fontWeight="medium" color="brand.fg">
            {headline}
          </chakra.p>
        )}
        {children}
      </Stack>
      {actions && (
        <Stack gap="2" alignSelf={{ base: "stretch", md: "start" }} data-unprinted>
          {actions}
        </Stack>
      )}
    </Flex>
  );
}
