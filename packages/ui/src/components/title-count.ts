import { createContext } from "react";

/** How many unread messages the tab's title counts, in front of the screen's. */
export const TitleCount = createContext(0);
