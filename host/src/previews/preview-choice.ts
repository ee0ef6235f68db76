import { type Registry, registry as registrySchema } from '@marquee/federation/registry'

const STORAGE_KEY = 'marquee.previews'
const PREFIX = 'mfe.'

type Previews = Registry['overrides']

interface Tab {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  address: URL
}

/**
 * Keeps the previews that a tab has asked for (`?mfe.briefs=0123456789ab`) over later page loads. What the server did not
 * accept is forgotten, so that a page that is asked for by a remembered preview is loaded once more and never twice.
 * @returns the address to load instead of this one, because it does not run what the tab wants; or null
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

/** Forgets every preview of the tab. @returns the same page as everybody has it */
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
    // Storage is blocked: the preview holds for this page only.
  }
}
