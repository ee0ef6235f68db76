import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseDescription } from './registry.ts'
import { createReleaseStore, RELEASE_FILE } from './release-store.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function release(name: string, id: string): ReleaseDescription {
  return {
    name,
    release: id,
    kitVersion: '1.0.0',
    singletons: {},
    baseUrl: `/build/${name}/${id}/`,
    entry: { scripts: ['entry.js'], styles: [], consumes: [] },
    globalName: '',
    integrity: {},
    pages: {},
    provides: {},
  }
}

test('publishing another release makes it live under the next generation', async () => {
  const store = createReleaseStore(folder)
  await store.publish(release('host', 'aaaaaaaaaaaa'), [release('briefs', 'bbbbbbbbbbbb')])
  await store.publish(release('host', 'aaaaaaaaaaaa'), [release('briefs', 'cccccccccccc')])
  const current = await store.readCurrent()
  expect(current?.generation).toBe(2)
  expect(current?.remotes.briefs?.release).toBe('cccccccccccc')
})

test('publishing what is live already changes nothing', async () => {
  const store = createReleaseStore(folder)
  const first = await store.publish(release('host', 'aaaaaaaaaaaa'), [release('briefs', 'bbbbbbbbbbbb')])
  expect(await store.publish(release('host', 'aaaaaaaaaaaa'), [release('briefs', 'bbbbbbbbbbbb')])).toEqual(first)
})

test('a folder is complete only with its description in it', () => {
  const store = createReleaseStore(folder)
  mkdirSync(store.folderOf('briefs', 'bbbbbbbbbbbb'), { recursive: true })
  expect(store.isComplete('briefs', 'bbbbbbbbbbbb')).toBe(false)
  writeFileSync(join(store.folderOf('briefs', 'bbbbbbbbbbbb'), RELEASE_FILE), '{}')
  expect(store.isComplete('briefs', 'bbbbbbbbbbbb')).toBe(true)
})

test('a damaged registry counts as none, so that the next build writes a new one', async () => {
  writeFileSync(join(folder, 'current.json'), '{"generation":')
  expect(await createReleaseStore(folder).readCurrent()).toBeNull()
})
