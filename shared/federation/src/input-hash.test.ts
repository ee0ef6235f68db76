import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { toRelease } from './input-hash.ts'

let root: string

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'))
  write('.browserslistrc', 'floor')
  write('pnpm-lock.yaml', 'lock')
  write('tsconfig.base.json', '{}')
  write('shared/federation/package.json', '{}')
  write('shared/federation/src/preset.ts', 'preset')
  write('shared/kit/package.json', '{"dependencies":{"@marquee/contract":"workspace:*"}}')
  write('shared/kit/src/kit.ts', 'kit')
  write('shared/contract/package.json', '{}')
  write('shared/contract/src/contract.ts', 'contract')
  write('shared/unrelated/package.json', '{}')
  write('shared/unrelated/src/unrelated.ts', 'unrelated')
  write('remotes/briefs/package.json', '{"peerDependencies":{"@marquee/kit":"workspace:*"}}')
  write('remotes/briefs/webpack.config.ts', 'config')
  write('remotes/briefs/src/page.ts', 'page')
})

afterEach(() => rmSync(root, { recursive: true }))

test('the same inputs give the same release of twelve hex digits', () => {
  const release = toRelease(root, 'remotes/briefs')
  expect(release).toMatch(/^[0-9a-f]{12}$/)
  expect(toRelease(root, 'remotes/briefs')).toBe(release)
})

test.each([
  ['its own source', 'remotes/briefs/src/page.ts'],
  ['a new file', 'remotes/briefs/src/components/new.tsx'],
  ['its configuration', 'remotes/briefs/webpack.config.ts'],
  ['a package that it uses', 'shared/kit/src/kit.ts'],
  ['a package that a used package uses', 'shared/contract/src/contract.ts'],
  ['the preset', 'shared/federation/src/preset.ts'],
  ['the lockfile', 'pnpm-lock.yaml'],
  ['the floor of browsers', '.browserslistrc'],
])('a change of %s gives another release', (_, file) => {
  const before = toRelease(root, 'remotes/briefs')
  write(file, 'changed')
  expect(toRelease(root, 'remotes/briefs')).not.toBe(before)
})

test('[A-20] another address of the API gives another release of the host, and the same of remotes', () => {
  write('host/package.json', '{}')
  write('host/webpack.config.ts', 'config')
  write('host/src/main.tsx', 'main')
  const toReleases = (folder: string) => ['', 'https://api.example.com'].map((url) => toRelease(root, folder, url))
  expect(new Set(toReleases('host')).size).toBe(2)
  expect(new Set(toReleases('remotes/briefs')).size).toBe(1)
})

test.each([
  ['a test', 'remotes/briefs/src/page.test.ts'],
  ['a package that it does not use', 'shared/unrelated/src/unrelated.ts'],
])('a change of %s keeps the release', (_, file) => {
  const before = toRelease(root, 'remotes/briefs')
  write(file, 'changed')
  expect(toRelease(root, 'remotes/briefs')).toBe(before)
})
