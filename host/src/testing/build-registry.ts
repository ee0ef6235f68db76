import type { LiveRelease, LiveRemote, Registry } from '@marquee/federation/registry'
import { KIT_VERSION } from '@marquee/remote-kit/version'

/** A release of a package, which fits the host that `buildRegistry` makes. */
export function buildRelease(name: string, release: string, changes: Partial<LiveRelease> = {}): LiveRelease {
  return {
    name,
    release,
    kitVersion: KIT_VERSION,
    singletons: name === 'host' ? { react: '19.2.0' } : { react: '^19.0.0' },
    baseUrl: `/build/${name}/${release}/`,
    entry: { scripts: ['remote-entry.js'], styles: [] },
    globalName: name === 'host' ? '' : `${name}_${release}`,
    integrity: {},
    ...changes,
  }
}

/** A registry in which briefs is live. */
export function buildRegistry({
  generation = 1,
  host = 'aaaaaaaaaaaa',
  overrides = {},
  ...briefs
}: { generation?: number; host?: string; overrides?: Registry['overrides'] } & Partial<LiveRemote> = {}): Registry {
  const remote = { ...buildRelease('briefs', briefs.release ?? '0123456789ab'), enabled: true, lastKnownGood: null }
  return { generation, host: buildRelease('host', host), remotes: { briefs: { ...remote, ...briefs } }, overrides }
}
