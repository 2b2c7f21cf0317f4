import type { Schemas } from "@passerelle/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { orNoLonger, reload, unlessMissing, unlessUnsupported, useApi } from "../../../data";
import { alertsKey } from "./cache";
import { filtersOfAlert, setFilters } from "./offer-search";
import { changeKey } from "./offers";

export type OfferAlert = Schemas["OfferAlert"];

/** The user's alerts, newest first; null if the server does not support alerts. */
export function useAlerts() {
  const api = useApi();
  return useQuery({
    queryKey: alertsKey,
    queryFn: ({ signal }) => unlessUnsupported(api.GET("/job-offer-alerts", { signal })),
    // An alert without filters has no name.
    select: (alerts) => alerts && alerts.filter(({ filters }) => setFilters(filtersOfAlert(filters)).length > 0),
  });
}

/** Creates an alert, or finds the one with the same filters. */
export function useCreateAlert() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationKey: changeKey("offer_alert"),
    mutationFn: (body: Schemas["OfferAlertInput"]) => api.POST("/job-offer-alerts", { body }),
    onSettled: () => reload(client, alertsKey),
  });
}

/** Deletes an alert; one that no longer exists counts as deleted. */
export function useDeleteAlert() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationKey: changeKey("offer_alert"),
    mutationFn: ({ id }: OfferAlert) =>
      unlessMissing(
        orNoLonger(api.DELETE("/job-offer-alerts/{id}", { params: { path: { id } } }), async () =>
          (await api.GET("/job-offer-alerts")).some((alert) => alert.id === id),
        ),
      ),
    onSettled: () => reload(client, alertsKey),
  });
}
