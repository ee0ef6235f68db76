import { createReloadMemory } from './reload-memory.ts'

const MINUTE = 60_000

/** A browser whose address changes as ours would: `open` loads another page, which forgets everything but its storage. */
function createBrowser({ isStorageBlocked = false } = {}) {
  const stored = new Map<string, string>()
  const state = { now: 0, address: new URL('https://app.test/briefs?page=2') }
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const memory = () =>
    createReloadMemory({
      storage: () => {
        if (isStorageBlocked) {
          throw new DOMException('Blocked', 'SecurityError')
        }
        return storage
      },
      address: () => state.address,
      replaceAddress: (address) => {
        state.address = address
      },
      now: () => state.now,
    })
  return { state, stored, memory }
}

describe.each([
  ['with session storage', false],
  ['with storage blocked', true],
])('[A-04] the reload memory %s', (_, isStorageBlocked) => {
  test('grants one reload per remote and generation', () => {
    const { state, memory } = createBrowser({ isStorageBlocked })
    const next = memory().claim('briefs', 1, state.address)
    expect(next?.pathname).toBe('/briefs')
    expect(next?.searchParams.get('page')).toBe('2')
    state.address = next ?? state.address
    expect(memory().claim('briefs', 1, state.address)).toBeNull()
    expect(memory().claim('briefs', 2, state.address)).not.toBeNull()
  })

  test('grants at most three reloads in five minutes over all remotes', () => {
    const { state, memory } = createBrowser({ isStorageBlocked })
    for (const remote of ['briefs', 'generation', 'ad-library']) {
      state.address = memory().claim(remote, 1, state.address) ?? state.address
    }
    expect(memory().claim('account-settings', 1, state.address)).toBeNull()
    state.now += 6 * MINUTE
    expect(memory().claim('account-settings', 1, state.address)).not.toBeNull()
  })

  test('forgets a remote whose page was rendered, and leaves the address clean', () => {
    const { state, memory } = createBrowser({ isStorageBlocked })
    state.address = memory().claim('briefs', 1, state.address) ?? state.address
    memory().clear('briefs')
    expect(state.address.href).toBe('https://app.test/briefs?page=2')
    expect(memory().claim('briefs', 1, state.address)).not.toBeNull()
  })
})

test('damaged memory counts as empty', () => {
  const { state, stored, memory } = createBrowser()
  memory().claim('briefs', 1, state.address)
  for (const key of stored.keys()) {
    stored.set(key, '[{"key":')
  }
  expect(memory().claim('briefs', 1, state.address)).not.toBeNull()
})
