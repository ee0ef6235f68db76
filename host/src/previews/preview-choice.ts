import { type Registry, registry as registrySchema } from '@marquee/federation/registry'

const STORAGE_KEY = 'marquee.previews'
const PREFIX = 'mfe.'

type Previews = Registry['overrides']

interface Tab {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  address: URL
}

/**
 * Keeps the previews that a tab has asked for (`?mfe.briefs=0123456789ab`) across page loads. Previews that the server did not accept are
 * forgotten, so that a remembered preview causes at most one more load of a page.
 * @returns the address to load instead of this one, because it does not run the previews of the tab; or null
 */
export function addressWithPreviews({ overrides }: Pick<Registry, 'overrides'>, tab: Tab): URL | null {
  if ([...tab.address.searchParams.keys()].some((key) => key.startsWith(PREFIX))) {
    remember(tab, overrides)
    return null
  }
  const wanted = Object.entries(remembered(tab))
  if (wanted.length === 0) {
    return null
  }
  const next = new URL(tab.address)
  wanted.forEach(([name, release]) => next.searchParams.set(PREFIX + name, release))
  return next
}

/** Forgets every preview of the tab. @returns the same page with the live releases */
export function addressWithoutPreviews(tab: Tab): URL {
  remember(tab, {})
  const next = new URL(tab.address)
  for (const key of [...next.searchParams.keys()].filter((one) => one.startsWith(PREFIX))) {
    next.searchParams.delete(key)
  }
  return next
}

function remembered(tab: Tab): Previews {
  try {
    return registrySchema.shape.overrides.parse(JSON.parse(tab.storage().getItem(STORAGE_KEY) ?? '{}'))
  } catch {
    return {}
  }
}

function remember(tab: Tab, previews: Previews): void {
  try {
    if (Object.keys(previews).length === 0) {
      tab.storage().removeItem(STORAGE_KEY)
    } else {
      tab.storage().setItem(STORAGE_KEY, JSON.stringify(previews))
    }
  } catch {
    // Storage is blocked: the preview is used for this page only.
  }
}
