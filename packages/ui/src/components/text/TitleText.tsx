import { Syllables } from "./Syllables";
import { UserText } from "./UserText";

/** A title that a user wrote. */
export const TitleText = ({ children }: { children: string }) => (
  <UserText>
    <Syllables>{children}</Syllables>
  </UserText>
);
