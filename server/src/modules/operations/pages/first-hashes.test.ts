import type { Composition, ReleaseDescription } from '@marquee/federation/registry'
import { makeRelease } from '../../../testing/release-agent.ts'
import { withFirstHashes } from './first-hashes.ts'

function remote(name: string, manifest: ReleaseDescription['manifest'] = { routes: [] }) {
  const { description } = makeRelease(name, '000000000001', { manifest })
  return { ...description, enabled: true, lastKnownGood: description }
}

const tree = { name: 'tree', place: 'side-bar', section: 'boards', rows: 1 } as const
const composition: Composition = {
  generation: 1,
  host: makeRelease('host', 'aaaaaaaaaaaa', { takesHashesLater: true }).description,
  remotes: {
    boards: remote('boards', { routes: [], slots: [tree] }),
    briefs: remote('briefs'),
    running: remote('running', { routes: [], slots: [{ ...tree, wakesOn: 'generations' }] }),
  },
  overrides: {},
}

/** The packages whose hashes a page of briefs carries. */
function listHashed(hasSideBar: boolean, of = composition): string[] {
  const {
    host,
    remotes,
    hashesLater = [],
  } = withFirstHashes(of, { name: 'briefs', owner: 'briefs', title: '' }, hasSideBar)
  const all = [host, ...Object.values(remotes)]
  const hashed = all.filter(({ integrity }) => Object.keys(integrity).length > 0).map(({ name }) => name)
  expect([...hashed, ...hashesLater].toSorted()).toEqual(all.map(({ name }) => name).toSorted())
  return hashed
}

test('[A-17] a page carries the hashes of the host, of its remote, and of what the side bar loads at once', () => {
  expect(listHashed(true)).toEqual(['host', 'boards', 'briefs'])
  expect(listHashed(false)).toEqual(['host', 'briefs'])
})

test('[A-17] the release before it is left out as well, and everything else about a remote stays', () => {
  const { remotes } = withFirstHashes(composition, null, false)
  expect(remotes['running']).toMatchObject({ integrity: {}, lastKnownGood: { integrity: {} }, release: '000000000001' })
})

test('[A-17] a host that does not ask for the rest gets all of them', () => {
  const host = makeRelease('host', 'bbbbbbbbbbbb').description
  expect(listHashed(false, { ...composition, host })).toEqual(['host', 'boards', 'briefs', 'running'])
})
