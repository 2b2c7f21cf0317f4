import type { Schemas } from "@passerelle/api";
import { fullName, type WholeCv } from "@passerelle/domain";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../data";

/** The user's whole CV with their identity, cached as `["cv", "whole"]`. */
export function useOwnCv() {
  const api = useApi();
  return useQuery({
    queryKey: ["cv", "whole"],
    queryFn: async ({ signal }) => {
      const me = await api.GET("/user/me", { signal });
      const { data } = await api.GET("/people/{username}", { params: { path: { username: me.username } }, signal });
      if (!data.profile) throw new Error("One's own profile is hidden from oneself.");
      return { username: me.username, cv: wholeCv(me, data.profile) };
    },
  });
}

export type OwnCv = NonNullable<ReturnType<typeof useOwnCv>["data"]>;

const wholeCv = (me: Schemas["User"], profile: Schemas["PersonProfile"]): WholeCv => ({
  ...profile,
  name: fullName(me),
  username: me.username,
  email: me.email,
  phone: me.phone,
  address: me.address,
});
