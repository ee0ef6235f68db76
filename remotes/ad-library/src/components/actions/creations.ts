import { href } from '@marquee/remote-kit/routes'

/** What an ad is handed over to, and the address that opens it with the ad. */
export const CREATIONS = [
  {
    key: 'brief',
    label: 'Write a brief',
    addressFor: (adId: string) => href('briefs', { query: { create_from_ad: adId } }),
  },
  {
    key: 'image',
    label: 'Make an image',
    addressFor: (adId: string) => href('ai-start-generate', { query: { ad: adId } }),
  },
  {
    key: 'video',
    label: 'Make a video',
    addressFor: (adId: string) => href('create-ai-video', { query: { create_from_ad: adId } }),
  },
] as const
