import type { LiveRemote, Registry } from '@marquee/federation/registry'

/** A page's registry completed with hashes that it did not contain, taken from a later answer if that has the same releases. */
export function withHashes(page: Registry, answer: Registry): Registry {
  const { hashesLater, ...registry } = page
  if (hashesLater === undefined) {
    return page
  }
  const missing = hashesLater.filter((name) => registry.remotes[name]?.release !== answer.remotes[name]?.release)
  const filled = hashesLater.flatMap((name) => {
    const [own, answered] = [registry.remotes[name], answer.remotes[name]]
    return own === undefined || answered === undefined ? [] : [[name, fill(own, answered)] as const]
  })
  return {
    ...registry,
    remotes: { ...registry.remotes, ...Object.fromEntries(filled) },
    ...(missing.length > 0 && { hashesLater: missing }),
  }
}

function fill(own: LiveRemote, answered: LiveRemote): LiveRemote {
  const isSame = own.release === answered.release
  const isSameBefore = own.lastKnownGood?.release === answered.lastKnownGood?.release
  return {
    ...own,
    integrity: isSame ? answered.integrity : own.integrity,
    lastKnownGood: isSameBefore ? answered.lastKnownGood : own.lastKnownGood,
  }
}
