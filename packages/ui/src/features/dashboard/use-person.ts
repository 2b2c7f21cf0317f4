import { useEffect } from "react";
import { avatarUrl } from "../../components/people/Avatar";
import { logFailure } from "../../components/provider/log";
import { fullNameOf } from "../../components/people/PersonName";
import { useMe } from "../account";
import type { Role } from "./menu-entries";

/** The session's data in the application, without its token. */
export interface StoredUser {
  username: string;
  role: Role | undefined;
  /** First and last name, as far as known. */
  name?: string | undefined;
}

export interface Person {
  id: number | undefined;
  name: string;
  username: string;
  role: Role | undefined;
  avatar: string | undefined;
}

/** The user from the server; until then the stored session, against a shift; after a failure only the stored name. */
export function usePerson(stored: StoredUser, onName?: (name: string) => void): Person {
  const { data, isError, error } = useMe();
  useEffect(() => {
    if (isError) logFailure("The user could not be loaded.", error);
  }, [isError, error]);
  const fullName = data && fullNameOf(data);
  useEffect(() => {
    if (fullName) onName?.(fullName);
  }, [fullName, onName]);
  if (!data)
    return {
      id: undefined,
      name: stored.name || stored.username,
      username: stored.username,
      role: isError ? undefined : stored.role,
      avatar: undefined,
    };
  const { id, username, role, avatar } = data;
  return { id, name: fullName || username, username, role, avatar: avatarUrl(avatar) };
}
