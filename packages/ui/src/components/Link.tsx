import { Link as ChakraLink } from "@chakra-ui/react";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";

export interface AnchorProps extends ComponentProps<"a"> {
  href: string;
}

type RenderLink = (props: AnchorProps) => ReactNode;

const plain: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;
const LinkContext = createContext(plain);

interface LinkProviderProps {
  /** Draws a link inside the application with its router: `({ href, ...props }) => <RouterLink to={href} {...props} />`. */
  render: RenderLink;
  children: ReactNode;
}

/** Lets the application's router follow the links of all screens below; without it they are plain `<a>`. */
export function LinkProvider({ render, children }: LinkProviderProps) {
  return <LinkContext value={render}>{children}</LinkContext>;
}

/** A link without a look of its own, for cards and menu entries; addresses of other sites leave the router alone. */
export function Anchor(props: AnchorProps) {
  const render = useContext(LinkContext);
  return props.href.startsWith("/") ? render(props) : plain(props);
}

/** A link in a text. */
export function Link(props: AnchorProps) {
  return (
    <ChakraLink asChild>
      <Anchor {...props} />
    </ChakraLink>
  );
}
