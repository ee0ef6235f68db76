import { nameAds } from '@marquee/contract/webhook-events'

/** What webhooks are told of ads that were not saved before. @param ads_count how many they are, when `adIds` are some of them */
export function toSavedEvent(workspaceId: string, adIds: readonly string[], ads_count = adIds.length) {
  return { workspaceId, type: 'ad.saved', data: { ...nameAds(adIds), ads_count }, path: '/swipe-file' } as const
}
