import { composition, registry } from './registry.ts'

const release = {
  name: 'briefs',
  release: '0123456789ab',
  kitVersion: '1.0.0',
  singletons: { react: '^19.0.0' },
  baseUrl: '/build/briefs/0123456789ab/',
  entry: { scripts: ['remote-entry.js'], styles: [], consumes: ['react'] },
  globalName: 'briefs_0123456789ab',
  integrity: { 'remote-entry.js': `sha256-${'a'.repeat(43)}=` },
  pages: { briefs: { scripts: ['1.js'], styles: ['1.css'], consumes: [] } },
  provides: {},
}
const valid = {
  generation: 1,
  host: { ...release, name: 'host' },
  remotes: { briefs: { ...release, enabled: true, lastKnownGood: null } },
  overrides: {},
}

test('the page gets the registry without what only the server needs', () => {
  const { remotes } = registry.parse(valid)
  expect(remotes.briefs).toEqual({
    name: 'briefs',
    release: '0123456789ab',
    manifest: { routes: [] },
    kitVersion: '1.0.0',
    singletons: { react: '^19.0.0' },
    baseUrl: '/build/briefs/0123456789ab/',
    entry: { scripts: ['remote-entry.js'], styles: [] },
    globalName: 'briefs_0123456789ab',
    integrity: release.integrity,
    enabled: true,
    lastKnownGood: null,
  })
})

test.each([
  ['a release that is no hash', { ...valid, host: { ...valid.host, release: 'latest' } }],
  [
    'a file outside of the release',
    { ...valid, host: { ...valid.host, entry: { ...release.entry, scripts: ['../x.js'] } } },
  ],
  ['a malformed integrity', { ...valid, host: { ...valid.host, integrity: { 'a.js': 'sha256-' } } }],
  ['no generation', { ...valid, generation: 0 }],
])('refuses %s', (_, document) => {
  expect(composition.safeParse(document).success).toBe(false)
})
