import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import type { WebhookMessageType } from '@marquee/contract/webhook-events'
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookDelivery,
  getWebhookSecret,
  listWebhookDeliveries,
  listWebhookEndpoints,
  renewWebhookSecret,
  resendFailedWebhooks,
  resendWebhookDelivery,
  testWebhookEndpoint,
  updateWebhookEndpoint,
  type WebhookDelivery,
  type WebhookDeliveryState,
} from '@marquee/contract/webhooks'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

interface DeliveryFilters {
  endpoint_id: string
  state?: WebhookDeliveryState | undefined
  type?: WebhookMessageType | undefined
}

const webhookKeys = {
  all: ['webhooks'] as const,
  endpoints: ['webhooks', 'endpoints'] as const,
  deliveries: (filters: DeliveryFilters) => ['webhooks', 'deliveries', filters] as const,
  delivery: ({ id, state, attempts_count }: WebhookDelivery) =>
    ['webhooks', 'delivery', id, state, attempts_count] as const,
  secret: (id: string) => ['webhooks', 'secret', id] as const,
}

/** While a delivery is on its way, the log is read again after this time. */
const LOOK_AGAIN_MS = 3000

export function webhookEndpointsQuery() {
  return queryOptions({
    queryKey: webhookKeys.endpoints,
    queryFn: async ({ signal }) => (await callEndpoint(listWebhookEndpoints, {}, { signal })).data,
  })
}

export function webhookDeliveriesQuery(filters: DeliveryFilters) {
  return infiniteQueryOptions({
    queryKey: webhookKeys.deliveries(filters),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listWebhookDeliveries, { query: { ...filters, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    refetchInterval: ({ state }) => {
      const soon = new Date(Date.now() + 60_000).toISOString()
      const isMoving = state.data?.pages[0]?.data.some(({ next_attempt_at }) => (next_attempt_at ?? '~') < soon)
      return isMoving === true ? LOOK_AGAIN_MS : false
    },
  })
}

/** @param delivery as the log shows it: when it changes there, it is read again */
export function webhookDeliveryQuery(delivery: WebhookDelivery) {
  return queryOptions({
    queryKey: webhookKeys.delivery(delivery),
    queryFn: async ({ signal }) =>
      (await callEndpoint(getWebhookDelivery, { params: { id: delivery.id } }, { signal })).data,
  })
}

/** The secret is asked for when a member wants to see it, and forgotten with the page. */
export function webhookSecretQuery(id: string) {
  return queryOptions({
    queryKey: webhookKeys.secret(id),
    queryFn: async ({ signal }) => (await callEndpoint(getWebhookSecret, { params: { id } }, { signal })).data.secret,
    gcTime: 0,
  })
}

function useInvalidation() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: webhookKeys.all })
}

export function useCreateWebhookEndpoint() {
  const invalidate = useInvalidation()
  return useMutation({
    mutationFn: (body: CallInput<typeof createWebhookEndpoint>['body']) =>
      callEndpoint(createWebhookEndpoint, { body }),
    onSuccess: invalidate,
  })
}

export function useUpdateWebhookEndpoint(id: string) {
  const invalidate = useInvalidation()
  return useMutation({
    mutationFn: async (body: NonNullable<CallInput<typeof updateWebhookEndpoint>['body']>) =>
      (await callEndpoint(updateWebhookEndpoint, { params: { id }, body })).data,
    onSuccess: invalidate,
  })
}

export function useDeleteWebhookEndpoint(id: string) {
  const invalidate = useInvalidation()
  return useMutation({
    mutationFn: () => callEndpoint(deleteWebhookEndpoint, { params: { id } }),
    onSuccess: invalidate,
  })
}

export function useRenewWebhookSecret(id: string) {
  const invalidate = useInvalidation()
  return useMutation({
    mutationFn: (idempotency_key: string) =>
      callEndpoint(renewWebhookSecret, { params: { id }, body: { idempotency_key } }),
    onSuccess: invalidate,
  })
}

export function useTestWebhookEndpoint(id: string) {
  const invalidate = useInvalidation()
  return useMutation({
    mutationFn: async (idempotency_key: string) =>
      (await callEndpoint(testWebhookEndpoint, { params: { id }, body: { idempotency_key } })).data,
    onSuccess: invalidate,
  })
}

export function useResendFailedWebhooks(id: string) {
  const invalidate = useInvalidation()
  return useMutation({
    mutationFn: (body: CallInput<typeof resendFailedWebhooks>['body']) =>
      callEndpoint(resendFailedWebhooks, { params: { id }, body }),
    onSuccess: invalidate,
  })
}

export function useResendWebhookDelivery(id: string) {
  const invalidate = useInvalidation()
  return useMutation({
    mutationFn: async (idempotency_key: string) =>
      (await callEndpoint(resendWebhookDelivery, { params: { id }, body: { idempotency_key } })).data,
    onSuccess: invalidate,
  })
}
