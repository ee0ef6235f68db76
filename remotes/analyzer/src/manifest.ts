import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'

/** What this remote brings: the host shows it before it loads any of the code. */
export const manifest = {
  routes: [
    { name: 'analyzer', path: '/analyzer', kind: 'app', title: 'Analyzer', section: 'analyzer' },
    { name: 'analyzer.details', path: '/analyzer/:id', kind: 'app', title: 'Analyzer', section: 'analyzer' },
  ],
  sections: [{ name: 'analyzer', label: 'Analyzer', icon: 'Layers', route: 'analyzer', group: 'Make', order: 100 }],
} as const satisfies ReleaseManifest
