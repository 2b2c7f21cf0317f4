import { createContext } from "react";

/** The number of unread messages at the beginning of the tab's title. */
export const TitleCount = createContext(0);
