import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { findMissingCode } from './read-entry.ts'

const page = { kind: 'app', title: 'Insights' } as const
const manifest: ReleaseManifest = {
  routes: [
    { name: 'insights', path: '/insights', ...page },
    { name: 'insight', path: '/insights/:id', ...page },
  ],
  slots: [
    { name: 'latest', place: 'dashboard', title: 'Latest', layout: 'rows', order: 1 },
    { name: 'note', place: 'ad-actions', label: 'Note', icon: 'Flag', route: 'insights', adParameter: 'ad', order: 1 },
  ],
}
const code = { load: () => Promise.resolve({}) }

test('[A-17] an entry that has code for every page and slot of its manifest is fine; an action for ads needs none', () => {
  expect(findMissingCode(manifest, { pages: { insights: code, insight: code }, slots: { latest: code } })).toEqual([])
})

test('[A-17] pages and slots without code are named, also where the name alone is there', () => {
  expect(findMissingCode(manifest, { pages: { insights: code, insight: {} } })).toEqual([
    'The page "insight" has no code in remote-entry.ts.',
    'The slot "latest" has no code in remote-entry.ts.',
  ])
})
