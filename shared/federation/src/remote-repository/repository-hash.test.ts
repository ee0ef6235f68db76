import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toRepositoryRelease } from './repository-hash.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-repository-'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'package.json'), '{}')
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  writeFileSync(join(folder, 'src/page.tsx'), 'one')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('[P-87] a release is named by its sources and its lockfile, and by nothing else', () => {
  const release = toRepositoryRelease(folder)
  expect(release).toMatch(/^[0-9a-f]{12}$/)
  writeFileSync(join(folder, 'src/page.test.tsx'), 'a test')
  writeFileSync(join(folder, 'README.md'), 'words')
  expect(toRepositoryRelease(folder)).toBe(release)
  writeFileSync(join(folder, 'package-lock.json'), '{ "newer": true }')
  const installed = toRepositoryRelease(folder)
  writeFileSync(join(folder, 'src/page.tsx'), 'two')
  expect(new Set([release, installed, toRepositoryRelease(folder)]).size).toBe(3)
})

test('[P-87] without a lockfile there is no release', () => {
  rmSync(join(folder, 'package-lock.json'))
  expect(() => toRepositoryRelease(folder)).toThrow('There is no lockfile')
})
