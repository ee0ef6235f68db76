import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseDescription } from '../registry.ts'
import type { ReleaseOverview } from '../release-protocol.ts'
import type { BuiltRelease } from '../releasing/built-release.ts'
import { checkAgainst, type ReleaseReader } from '../releasing/release-steps.ts'
import { readRecordedReleases, recordReleases } from './recorded-releases.ts'

const LIVE = 'aaaaaaaaaaaa'
const NEXT = 'bbbbbbbbbbbb'

function describeRelease(name: string, release: string, changes: Partial<ReleaseDescription> = {}): ReleaseDescription {
  const singletons = { react: name === 'host' ? '19.3.1' : '^19.3.1' }
  const files = { scripts: [], styles: [], consumes: [] }
  return {
    name,
    release,
    singletons,
    kitVersion: '3.3.0',
    baseUrl: `/build/${name}/${release}/`,
    globalName: name,
    integrity: {},
    entry: files,
    pages: {},
    provides: {},
    manifest: { routes: [] },
    ...changes,
  }
}

const overview: Omit<ReleaseOverview, 'package' | 'live' | 'preview'> = {
  generation: 1,
  is_enabled: true,
  is_retired: false,
  canary: null,
  canary_percent: null,
  last_known_good: null,
  releases: [],
  changes: [],
}
const trends = { name: 'trends', path: '/trends', kind: 'app', title: 'Trends' } as const
const releases = [
  describeRelease('host', LIVE),
  describeRelease('host', NEXT, { singletons: { react: '20.0.0' } }),
  describeRelease('trends', LIVE, { manifest: { routes: [trends] } }),
]

/** A server with two packages; the next host has another React. */
const server: ReleaseReader = {
  list: async () => [
    { ...overview, package: 'host', live: LIVE, preview: NEXT },
    { ...overview, package: 'trends', live: LIVE, preview: null },
  ],
  async get(name, release) {
    const description = releases.find((one) => one.name === name && one.release === release)
    return description === undefined ? Promise.reject(new Error('unknown')) : { description, files: [] }
  },
}

function built(description: ReleaseDescription, styles: Record<string, string> = {}): BuiltRelease {
  const files = Object.entries(styles).map(([name, text]) => ({ name, size: text.length, sha256: '' }))
  return { description, files, read: (name) => Buffer.from(styles[name] ?? '') }
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-record-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('[P-87] a build is checked against recorded releases as against the server that they were recorded from', async () => {
  const file = join(folder, 'recorded-releases.json')
  const recorded = await recordReleases(server, file, new Date('2026-11-26T12:00:00Z'))
  expect(recorded).toEqual([`host ${LIVE}`, `host ${NEXT}`, `trends ${LIVE}`])
  const reader = readRecordedReleases(file) ?? server
  expect(reader).not.toBe(server)

  const insights = describeRelease('insights', 'cccccccccccc')
  await expect(checkAgainst(reader, built(insights), 'live')).resolves.toEqual([])
  await expect(checkAgainst(reader, built(insights), 'preview')).resolves.toEqual([
    expect.stringContaining('react: wanted ^19.3.1, provided 20.0.0'),
  ])
  const taken = { ...insights, manifest: { routes: [{ ...trends, name: 'insights' }] } }
  await expect(checkAgainst(reader, built(taken), 'live')).resolves.toEqual([expect.stringContaining('/trends')])
})

test('[P-97] a build whose styles reach beyond the remote is refused, and the host styles everything', async () => {
  const styles = { '1.css': 'body { display: none }' }
  await expect(checkAgainst(server, built(describeRelease('insights', LIVE), styles), 'live')).resolves.toEqual([
    expect.stringMatching(/^1\.css: "body" also styles/),
  ])
  await expect(checkAgainst(server, built(describeRelease('host', LIVE), styles), 'live')).resolves.toEqual([])
})

test('[P-87] without a record there is nothing to check against', () => {
  expect(readRecordedReleases(join(folder, 'recorded-releases.json'))).toBeNull()
})
