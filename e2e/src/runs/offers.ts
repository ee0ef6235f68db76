import type { ReleaseOverview } from '../../../shared/federation/src/release-protocol.ts'
import { RefusedRunError } from './read-words.ts'

/** The pointers that a run may name instead of a release. */
const pointers = ['live', 'canary', 'preview'] as const

const SHOWN = 8

/** A release that a page may be asked to run. */
export interface Offer {
  release: string
  /** Why it may: `live`, `canary`, `preview`, … */
  as: string
}

/** Package → the releases that pages may be asked to run, the most wanted first. */
export type Offers = ReadonlyMap<string, readonly Offer[]>

/** What the server lets a page ask for: what users run, and everything that was published as a preview. */
export function toOffers(packages: readonly ReleaseOverview[]): Offers {
  return new Map(packages.map((one) => [one.package, offersOfPackage(one)]))
}

function offersOfPackage(overview: ReleaseOverview): Offer[] {
  const named = [...pointers, 'last_known_good' as const].flatMap((pointer) => {
    const release = overview[pointer]
    return release === null ? [] : [{ release, as: pointer.replaceAll('_', ' ') }]
  })
  const previews = overview.releases.filter(({ is_preview: isPreview }) => isPreview)
  return [...named, ...previews.map(({ release }) => ({ release, as: 'earlier preview' }))]
}

/**
 * The release of each wanted package.
 * @throws RefusedRunError for a package or a release that is not offered; it lists what is
 */
export function chooseReleases(wanted: ReadonlyMap<string, string>, offers: Offers): Record<string, string> {
  return Object.fromEntries([...wanted].map(([name, word]) => [name, chooseRelease(name, word, offers)]))
}

function chooseRelease(name: string, word: string, offers: Offers): string {
  const ofPackage = offers.get(name)
  if (ofPackage === undefined) {
    throw new RefusedRunError(`There is no package "${name}". There are: ${[...offers.keys()].join(', ')}.`)
  }
  const isPointer = pointers.some((pointer) => pointer === word)
  const found = ofPackage.find(({ release, as }) => (isPointer ? as === word : release === word))
  if (found === undefined) {
    throw new RefusedRunError(
      `${name} has no ${isPointer ? word : `release ${word} that a page may ask for`}. There are:\n${describeOffers(ofPackage)}`,
    )
  }
  return found.release
}

/** One line for each release, with everything that it is. */
function describeOffers(offers: readonly Offer[]): string {
  const byRelease = Map.groupBy(offers, ({ release }) => release)
  const lines = [...byRelease].map(([release, all]) => `  ${release}  ${toList(all)}`)
  const more = lines.length > SHOWN ? [`  … and ${lines.length - SHOWN} more`] : []
  return [...lines.slice(0, SHOWN), ...more].join('\n')
}

function toList(offers: readonly Offer[]): string {
  const words = offers.map(({ as }) => as)
  return words.filter((word) => word !== 'earlier preview' || !words.includes('preview')).join(', ')
}
