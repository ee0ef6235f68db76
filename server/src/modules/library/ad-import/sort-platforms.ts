import { platforms as knownPlatforms } from '@marquee/contract/ads'
import type { NamedValue } from './column-names.ts'
import { texts, toList, toSlug } from './field-values.ts'
import { toUsualWord } from './usual-words.ts'

const PLATFORMS: ReadonlySet<string> = new Set(knownPlatforms)
const POST_HOSTS = [
  [/(?:^|\.)(?:x|twitter)\.com$/, 'x'],
  [/(?:^|\.)pinterest\.\w+$/, 'pinterest'],
  [/(?:^|\.)reddit\.com$/, 'reddit'],
  [/(?:^|\.)snap(?:chat)?\.com$/, 'snapchat'],
] as const

/** The platforms of an ad, and the words for those that the library does not have. */
export function sortPlatforms(field: NamedValue | undefined): {
  platforms: string[] | undefined
  unknownPlatforms: string[]
} {
  const said = toList(field, toPlatform)
  const words = texts(said ?? [])
  const platforms = words.filter((word) => PLATFORMS.has(word))
  const unknownPlatforms = platforms.length === words.length ? [] : words.filter((word) => !PLATFORMS.has(word))
  return { platforms: said === undefined ? undefined : platforms, unknownPlatforms }
}

function toPlatform(text: string): string {
  const slug = toSlug(text)
  return String(toUsualWord('platform', slug))
}

/** The platform on which an ad is a post of its own; its address says which one. */
export function listPlatformsOf(address: unknown): string[] | undefined {
  const host = typeof address === 'string' && URL.canParse(address) ? new URL(address).hostname : ''
  const name = POST_HOSTS.find(([pattern]) => pattern.test(host))?.[1]
  return name === undefined ? undefined : [name]
}
