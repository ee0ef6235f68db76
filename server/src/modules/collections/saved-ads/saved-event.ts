import { nameAds } from '@marquee/contract/webhook-events'

/** What webhooks are told of ads that were not saved before. */
export function toSavedEvent(workspaceId: string, adIds: readonly string[]) {
  return { workspaceId, type: 'ad.saved', data: nameAds(adIds), path: '/swipe-file' } as const
}
