import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
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
    manifest: { routes: [] },
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
  mkdirSync(store.getFolder('briefs', 'bbbbbbbbbbbb'), { recursive: true })
  expect(store.isComplete('briefs', 'bbbbbbbbbbbb')).toBe(false)
  writeFileSync(join(store.getFolder('briefs', 'bbbbbbbbbbbb'), RELEASE_FILE), '{}')
  expect(store.isComplete('briefs', 'bbbbbbbbbbbb')).toBe(true)
})

test('a damaged registry counts as none, so that the next build writes a new one', async () => {
  writeFileSync(join(folder, 'current.json'), '{"generation":')
  expect(await createReleaseStore(folder).readCurrent()).toBeNull()
})

test('old builds are removed, but never the live one, the five newest and those of the last day', async () => {
  const store = createReleaseStore(folder)
  const now = new Date('2026-11-21T12:00:00Z')
  const make = (id: string, days: number) => {
    const made = new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
    mkdirSync(store.getFolder('briefs', id), { recursive: true })
    utimesSync(store.getFolder('briefs', id), made, made)
  }
  make('00000000000a', 90)
  make('00000000000b', 80)
  for (let index = 1; index <= 6; index += 1) {
    make(`00000000000${index}`, index)
  }
  await store.publish(release('host', 'aaaaaaaaaaaa'), [release('briefs', '00000000000a')])
  expect((await store.removeOld('briefs', now)).toSorted()).toEqual(['000000000006', '00000000000b'])
  const left = readdirSync(join(folder, 'briefs')).toSorted()
  expect(left).toEqual(['000000000001', '000000000002', '000000000003', '000000000004', '000000000005', '00000000000a'])
  for (const id of left) {
    make(id, 0.5)
  }
  make('000000000007', 0.6)
  expect(await store.removeOld('briefs', now)).toEqual([])
})
