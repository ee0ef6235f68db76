import type { Registry } from '@marquee/federation/registry'
import { buildRegistry } from '../testing/build-registry.ts'
import { createLiveRegistry, PAUSE_MS } from './live-registry.ts'

const LIVE = '0123456789ab'
const NEXT = '000000000002'

function setUp(initial = buildRegistry({ overrides: { briefs: LIVE } })) {
  let time = 0
  const fetchNewest = jest.fn<Promise<Registry>, [Registry['overrides']]>(() => Promise.resolve(initial))
  const registry = createLiveRegistry({ readInitial: () => initial, fetchNewest, now: () => time })
  return { registry, fetchNewest, pass: (milliseconds: number) => (time += milliseconds) }
}

test('a page goes on with what it was made with until it is told to take over what is new', async () => {
  const { registry, fetchNewest } = setUp()
  const listener = jest.fn()
  registry.subscribe(listener)
  fetchNewest.mockResolvedValue(buildRegistry({ generation: 2, release: NEXT }))
  await registry.refresh()
  expect(registry.read().remotes['briefs']?.release).toBe(LIVE)
  expect(registry.news()?.generation).toBe(2)
  await registry.refresh()
  expect(listener).toHaveBeenCalledTimes(1)

  registry.adopt()
  expect(registry.read()).toMatchObject({ generation: 2, remotes: { briefs: { release: NEXT } } })
  expect(registry.news()).toBeNull()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a generation that it does not know yet is asked for, and once', async () => {
  const { registry, fetchNewest } = setUp()
  fetchNewest.mockResolvedValue(buildRegistry({ generation: 2, release: NEXT }))
  await registry.hearOf(1)
  expect(fetchNewest).not.toHaveBeenCalled()
  await registry.hearOf(2)
  await registry.hearOf(2)
  expect(fetchNewest).toHaveBeenCalledTimes(1)
  expect(registry.news()?.generation).toBe(2)
})

test('it asks with the previews that the page runs, and an unchanged answer is no news', async () => {
  const { registry, fetchNewest } = setUp()
  await registry.refresh()
  expect(fetchNewest).toHaveBeenCalledWith({ briefs: LIVE })
  expect(registry.news()).toBeNull()
})

test('by itself it asks only once in a while, and never twice at the same time', async () => {
  const { registry, fetchNewest, pass } = setUp()
  await registry.refreshSometimes()
  expect(fetchNewest).not.toHaveBeenCalled()
  pass(PAUSE_MS)
  await Promise.all([registry.refreshSometimes(), registry.refreshSometimes(), registry.refresh()])
  await registry.refreshSometimes()
  expect(fetchNewest).toHaveBeenCalledTimes(1)
  pass(PAUSE_MS)
  await registry.refreshSometimes()
  expect(fetchNewest).toHaveBeenCalledTimes(2)
})

test('a server that does not answer changes nothing, and is asked again', async () => {
  const { registry, fetchNewest } = setUp()
  fetchNewest.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await registry.refresh()
  expect(registry.read().remotes['briefs']?.release).toBe(LIVE)
  fetchNewest.mockResolvedValue(buildRegistry({ generation: 2, release: NEXT }))
  await registry.refresh()
  expect(registry.news()).not.toBeNull()
})

test('the host’s running code stays what it is, and its new release stays news', async () => {
  const { registry, fetchNewest } = setUp()
  fetchNewest.mockResolvedValue(buildRegistry({ generation: 2, host: 'bbbbbbbbbbbb' }))
  await registry.refresh()
  registry.adopt()
  expect(registry.read()).toMatchObject({ generation: 2, host: { release: 'aaaaaaaaaaaa' } })
  await registry.refresh()
  expect(registry.news()?.host.release).toBe('bbbbbbbbbbbb')
})

test('the files of earlier releases stay known, as their code may still load a chunk', async () => {
  const { registry, fetchNewest } = setUp()
  for (const [index, release] of [NEXT, '000000000003', LIVE].entries()) {
    fetchNewest.mockResolvedValueOnce(buildRegistry({ generation: index + 2, release }))
    await registry.refresh()
    registry.adopt()
  }
  expect(registry.releases().map(({ release }) => release)).toEqual(['aaaaaaaaaaaa', LIVE, NEXT, '000000000003'])
})

describe('[A-17] hashes that the page did not carry', () => {
  const HASHES = { 'remote-entry.js': `sha256-${'a'.repeat(43)}=` }
  const whole = buildRegistry()
  const briefs = whole.remotes['briefs']
  const answer = { ...whole, remotes: { briefs: { ...(briefs as NonNullable<typeof briefs>), integrity: HASHES } } }

  test('are asked for when something of the remote is wanted, once, and are no news', async () => {
    const { registry, fetchNewest } = setUp({ ...whole, hashesLater: ['briefs'] })
    fetchNewest.mockResolvedValue(answer)
    await registry.complete('generation')
    expect(fetchNewest).not.toHaveBeenCalled()
    await registry.complete('briefs')
    await registry.complete('briefs')
    expect(fetchNewest).toHaveBeenCalledTimes(1)
    expect(registry.read().remotes['briefs']?.integrity).toEqual(HASHES)
    expect(registry.news()).toBeNull()
  })

  test('of another release are not taken for those of this one, which stays without', async () => {
    const { registry, fetchNewest } = setUp({ ...whole, hashesLater: ['briefs'] })
    fetchNewest.mockResolvedValue(buildRegistry({ generation: 2, release: NEXT }))
    await registry.complete('briefs')
    expect(registry.read().hashesLater).toEqual(['briefs'])
    expect(registry.news()?.generation).toBe(2)
    registry.adopt()
    expect(registry.read().hashesLater).toBeUndefined()
  })
})
