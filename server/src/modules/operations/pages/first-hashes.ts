import { type Composition, type Registry, registry } from '@marquee/federation/registry'
import type { MatchedRoute } from './match-route.ts'

/**
 * The registry as a page contains it: with the hashes of the host's files and of the remotes whose code the page loads at once. The
 * hashes of other remotes, which are most of a page's bytes, come with the registry when one of these remotes is needed. A host that
 * does not ask for them gets them all.
 * @param hasSideBar whether the page may show the side bar, which visitors who are not signed in never see
 */
export function withFirstHashes(composition: Composition, route: MatchedRoute | null, hasSideBar: boolean): Registry {
  const whole = registry.parse(composition)
  if (composition.host.takesHashesLater !== true) {
    return whole
  }
  const later = Object.values(whole.remotes).filter((remote) => !isLoadedAtOnce(remote, route, hasSideBar))
  const bare = later.map((remote) => [
    remote.name,
    {
      ...remote,
      integrity: {},
      lastKnownGood: remote.lastKnownGood === null ? null : { ...remote.lastKnownGood, integrity: {} },
    },
  ])
  return {
    ...whole,
    remotes: { ...whole.remotes, ...Object.fromEntries(bare) },
    hashesLater: later.map(({ name }) => name),
  }
}

/** The remote of the page, and the remotes that fill slots of the side bar or the dashboard. */
function isLoadedAtOnce(
  { name, manifest: { slots = [] } }: Registry['remotes'][string],
  route: MatchedRoute | null,
  hasSideBar: boolean,
): boolean {
  return (
    name === route?.owner ||
    (hasSideBar && slots.some((slot) => slot.place === 'side-bar' && slot.wakesOn === undefined)) ||
    (route?.name === 'dashboard' && slots.some(({ place }) => place === 'dashboard'))
  )
}
