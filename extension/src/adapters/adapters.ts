import { facebookFeed } from './facebook-feed.ts'
import { googleTransparency } from './google-transparency.ts'
import { instagramFeed } from './instagram-feed.ts'
import { linkedinAdLibrary } from './linkedin-ad-library.ts'
import { metaAdLibrary } from './meta-ad-library.ts'
import { tiktokCreativeCenter } from './tiktok-creative-center.ts'
import { tiktokFeed } from './tiktok-feed.ts'
import { tiktokLibrary } from './tiktok-library.ts'
import type { Adapter } from './seen-ad.ts'

/** Every adapter; the first one that reads an address is used. */
const adapters: readonly Adapter[] = [
  metaAdLibrary,
  tiktokLibrary,
  tiktokCreativeCenter,
  googleTransparency,
  linkedinAdLibrary,
  facebookFeed,
  instagramFeed,
  tiktokFeed,
]

/** The adapter of an address; null for a page of another site. */
export function findAdapter(url: URL): Adapter | null {
  return adapters.find((adapter) => adapter.reads(url)) ?? null
}
