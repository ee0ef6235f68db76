import { describeIncompatibility, findIncompatibilities } from '../../shared/federation/src/compatibility.ts'
import type { HostSurface } from '../../shared/federation/src/host-surface.ts'
import type { DescribedCalls } from './describe-calls.ts'
import { findNarrowings, type JsonSchema } from './find-narrowings.ts'

/** What a published kit relies on, or what this checkout provides. */
export interface KitPromises {
  host: HostSurface
  calls: DescribedCalls
}

/**
 * Finds what a published kit relies on and the product no longer provides: versions of shared packages, exports of shared modules, calls,
 * values that calls take, values that answers promise.
 * @param kit as it was recorded when it was published
 * @param now of this checkout, with the answers that the server sends
 * @returns a sentence for each
 */
export function findBrokenPromises(kit: KitPromises, now: KitPromises): string[] {
  const ranges = Object.entries(kit.host.singletons).map(([name, version]) => [name, `^${version}`] as const)
  const demands = { kitVersion: kit.host.kitVersion, singletons: Object.fromEntries(ranges) }
  const { addresses, requests, responses } = kit.calls
  return [
    ...findIncompatibilities(demands, now.host).map(describeIncompatibility),
    ...Object.entries(kit.host.exports).flatMap(([module, names]) =>
      names
        // A module that is no longer listed is provided whole.
        .filter((name) => now.host.exports[module]?.includes(name) === false)
        .map((name) => `${module}: the host no longer provides "${name}"`),
    ),
    ...Object.entries(addresses)
      .filter(([name, address]) => now.calls.addresses[name] !== address)
      .map(([name, address]) => `${name}: ${address} became ${now.calls.addresses[name] ?? 'nothing'}`),
    ...compareParts(requests, now.calls.requests, 'the request'),
    ...compareParts(responses, now.calls.responses, 'the answer'),
  ]
}

/** The kit sends requests, and reads answers. A part that is gone is reported by its address. */
function compareParts(kit: JsonSchema, now: JsonSchema, what: 'the request' | 'the answer'): string[] {
  const [old, current] = [kit.properties ?? {}, now.properties ?? {}]
  return Object.entries(old).flatMap(([name, schema]) => {
    const present = current[name]
    if (present === undefined) {
      return []
    }
    const ofKit = { schema, definitions: kit.$defs ?? {} }
    const ofNow = { schema: present, definitions: now.$defs ?? {} }
    const found = what === 'the request' ? findNarrowings(ofKit, ofNow) : findNarrowings(ofNow, ofKit)
    return found.map((line) => `${what} of ${name}: ${line}`)
  })
}
