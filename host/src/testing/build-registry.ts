import type { LiveRelease, LiveRemote, Registry } from '@marquee/federation/registry'
import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { specified } from '@marquee/remote-kit/routes'
import { KIT_VERSION } from '@marquee/remote-kit/version'

/** A release of a package that is compatible with the host of `buildRegistry`. */
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

const briefsManifest: ReleaseManifest = {
  routes: [
    { ...specified('briefs'), title: 'Briefs', section: 'briefs' },
    { ...specified('brief-details'), title: 'Brief', section: 'briefs' },
  ],
  sections: [
    { name: 'briefs', label: 'Briefs', icon: 'FileText', route: 'briefs', group: 'Make', order: 10, key: 'b' },
  ],
  commands: [{ label: 'New brief', icon: 'FilePlus2', keywords: 'create add', route: 'briefs', newKey: 'create' }],
}

/** Some pages of the ad library: for all users and for administrators, and its slot in the side bar. */
export const libraryManifest: ReleaseManifest = {
  routes: [
    { ...specified('explore'), title: 'Explore', section: 'explore' },
    { ...specified('swipe-file'), title: 'Swipe file', section: 'swipe-file' },
    { ...specified('staff-picks'), title: 'Staff picks', section: 'staff-picks' },
    { ...specified('my-staff-picks'), title: 'My staff picks', section: 'my-staff-picks', access: { isAdmin: true } },
  ],
  sections: [
    { name: 'explore', label: 'Explore', icon: 'Compass', route: 'explore', group: 'Find', order: 10, key: 'e' },
    { name: 'swipe-file', label: 'Swipe file', icon: 'Bookmark', route: 'swipe-file', group: 'Find', order: 20 },
    { name: 'staff-picks', label: 'Staff picks', icon: 'Star', route: 'staff-picks', group: 'Find', order: 30 },
    {
      name: 'my-staff-picks',
      label: 'My staff picks',
      icon: 'Sparkles',
      route: 'my-staff-picks',
      group: 'Find',
      order: 40,
      access: { isAdmin: true },
    },
  ],
  slots: [
    {
      name: 'board-tree',
      place: 'side-bar',
      section: 'swipe-file',
      rows: 1,
      rowsBeside: 'board_tree_rows',
      isForVerified: true,
      access: { feature: 'swipe_file', plan: 'ended' },
    },
  ],
}

/** A live release of a remote with this manifest. */
export function buildLiveRemote(
  name: string,
  manifest: ReleaseManifest,
  changes: Partial<LiveRemote> = {},
): LiveRemote {
  return {
    ...buildRelease(name, changes.release ?? '0123456789ab'),
    manifest,
    enabled: true,
    lastKnownGood: null,
    ...changes,
  }
}

/** A registry in which the remote briefs is live. */
export function buildRegistry({
  generation = 1,
  host = 'aaaaaaaaaaaa',
  overrides = {},
  ...briefs
}: { generation?: number; host?: string; overrides?: Registry['overrides'] } & Partial<LiveRemote> = {}): Registry {
  const remotes = { briefs: buildLiveRemote('briefs', briefsManifest, briefs) }
  return { generation, host: buildRelease('host', host), remotes, overrides }
}
