import { Link as ChakraLink } from "@chakra-ui/react";
import { type ComponentProps, type ReactNode, createContext, useContext } from "react";

export interface AnchorProps extends ComponentProps<"a"> {
  href: string;
}

type RenderLink = (props: AnchorProps) => ReactNode;

const plain: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;
const LinkContext = createContext(plain);

interface LinkProviderProps {
  /** Renders an internal link with the application's router: `({ href, ...props }) => <RouterLink to={href} {...props} />`. */
  render: RenderLink;
  children: ReactNode;
}

/** Makes all links below use the application's router; without it they are plain `<a>` elements. */
export function LinkProvider({ render, children }: LinkProviderProps) {
  return <LinkContext value={render}>{children}</LinkContext>;
}

/** An unstyled link, for cards and menu entries; links to other sites do not use the router. */
export function Anchor(props: AnchorProps) {
  const render = useContext(LinkContext);
  return props.href.startsWith("/") ? render(props) : plain(props);
}

export function Link(props: AnchorProps) {
  return (
    <ChakraLink asChild>
      <Anchor {...props} />
    </ChakraLink>
  );
}

/** A link on a line of its own, as tall as other targets. */
export function TallLink(props: AnchorProps) {
  return (
    <ChakraLink asChild display="inline-block" minH={{ base: "target", md: "6" }} alignContent="center">
      <Anchor {...props} />
    </ChakraLink>
  );
}
