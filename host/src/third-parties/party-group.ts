import type { ThirdParty } from './third-party.ts'

export type LoadParty = () => ThirdParty | Promise<ThirdParty>

/** Third parties that are started and notified together. An error in one of them affects neither the page nor the others. */
export function createPartyGroup(loaders: readonly LoadParty[]) {
  let loading: Promise<void> | null = null
  let parties: ThirdParty[] = []

  async function loadAll(): Promise<void> {
    const loaded = await Promise.allSettled(loaders.map(async (load) => load()))
    parties = loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  }

  return {
    /** Loads them when it is called for the first time. */
    load: (): Promise<void> => (loading ??= loadAll()),
    tell(say: (party: ThirdParty) => void): void {
      for (const party of parties) {
        try {
          say(party)
        } catch {
          // Failures of a vendor's script are ignored.
        }
      }
    },
  }
}
