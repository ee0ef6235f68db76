import { ApiError, NetworkError } from '@marquee/api-client/api-error'
import { createAutosave } from './autosave.ts'
import type { Versioned } from './draft.ts'

interface Note {
  title: string
  body: string
}

type Save = (changes: Partial<Note>, version: number) => Promise<Versioned<Note>>

/** A server in memory that behaves as the API does: versions, trimming, 409. */
function startAutosave() {
  let stored: Versioned<Note> = { version: 1, content: { title: 'Launch', body: '' } }
  function store(changes: Partial<Note>): Versioned<Note> {
    const trimmed = Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, value.trim()]))
    stored = { version: stored.version + 1, content: { ...stored.content, ...trimmed } }
    return stored
  }
  const save = jest.fn<ReturnType<Save>, Parameters<Save>>(async (changes, version) => {
    if (version !== stored.version) {
      throw new ApiError(409, 'Somebody else changed this.', { code: 'version_conflict' })
    }
    return store(changes)
  })
  const autosave = createAutosave<Note>({ initial: stored, save, load: async () => stored })
  return { autosave, save, store, stored: () => stored, kind: () => autosave.getSnapshot().state.kind }
}

function held<T>() {
  return Promise.withResolvers<T>()
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

describe('autosave', () => {
  test('[F-07] [P-50] saves once, 800 ms after the last keystroke, and only the changed fields', async () => {
    const { autosave, save, kind } = startAutosave()
    autosave.change({ body: 'a' })
    await jest.advanceTimersByTimeAsync(799)
    autosave.change({ body: 'ab' })
    await jest.advanceTimersByTimeAsync(799)
    expect(save).not.toHaveBeenCalled()
    expect(kind()).toBe('waiting')

    await jest.advanceTimersByTimeAsync(1)
    expect(save.mock.calls).toEqual([[{ body: 'ab' }, 1]])
    expect(kind()).toBe('saved')
    expect(autosave.hasUnsaved()).toBe(false)
  })

  test('somebody who types without a pause is saved every five seconds', async () => {
    const { autosave, save } = startAutosave()
    for (let second = 0; second < 11; second += 0.5) {
      autosave.change({ body: `second ${second}` })
      await jest.advanceTimersByTimeAsync(500)
    }
    expect(save).toHaveBeenCalledTimes(2)
  })

  test('two saves are never under way at once; what was typed meanwhile follows on the new version', async () => {
    const { autosave, save, store, kind } = startAutosave()
    const first = held<Versioned<Note>>()
    save.mockImplementationOnce(() => first.promise)
    autosave.change({ body: 'first' })
    await jest.advanceTimersByTimeAsync(800)
    autosave.change({ body: 'second' })
    await jest.advanceTimersByTimeAsync(5000)
    expect(save).toHaveBeenCalledTimes(1)
    expect(kind()).toBe('saving')

    first.resolve(store({ body: 'first' }))
    await jest.advanceTimersByTimeAsync(0)
    expect(save.mock.calls).toEqual([
      [{ body: 'first' }, 1],
      [{ body: 'second' }, 2],
    ])
    expect(kind()).toBe('saved')
  })

  test('the draft keeps the spaces that the server trims, so that typing goes on', async () => {
    const { autosave } = startAutosave()
    autosave.change({ title: 'Summer ' })
    await autosave.flush()
    expect(autosave.getSnapshot().draft.title).toBe('Summer ')
  })

  test('without a connection nothing is lost, and it tries again after 1 s, 2 s, 4 s', async () => {
    const { autosave, save, stored, kind } = startAutosave()
    save.mockRejectedValueOnce(new NetworkError(null)).mockRejectedValueOnce(new NetworkError(null))
    autosave.change({ body: 'written on a train' })
    await jest.advanceTimersByTimeAsync(800)
    expect(autosave.getSnapshot().state).toMatchObject({ kind: 'failed', willRetry: true })
    expect(autosave.hasUnsaved()).toBe(true)

    await jest.advanceTimersByTimeAsync(1000)
    expect(save).toHaveBeenCalledTimes(2)
    await jest.advanceTimersByTimeAsync(2000)
    expect(stored().content.body).toBe('written on a train')
    expect(kind()).toBe('saved')
  })

  test('a refused value waits for its correction instead of being sent again', async () => {
    const { autosave, save, kind } = startAutosave()
    save.mockRejectedValueOnce(new ApiError(422, 'Enter a title.', { fields: { title: ['Enter a title.'] } }))
    autosave.change({ title: '', body: 'kept' })
    await jest.advanceTimersByTimeAsync(60_000)
    expect(save).toHaveBeenCalledTimes(1)
    expect(autosave.getSnapshot().state).toMatchObject({ kind: 'failed', willRetry: false })

    autosave.change({ title: 'Summer' })
    await jest.advanceTimersByTimeAsync(800)
    expect(save).toHaveBeenLastCalledWith({ title: 'Summer', body: 'kept' }, 1)
    expect(kind()).toBe('saved')
  })

  test('a save whose answer was lost is recognised as our own and is no conflict', async () => {
    const { autosave, save, store, kind } = startAutosave()
    save.mockImplementationOnce(async (changes) => {
      store(changes)
      throw new NetworkError(null)
    })
    autosave.change({ body: 'sent, answer lost ' })
    await jest.advanceTimersByTimeAsync(800 + 1000)
    expect(kind()).toBe('saved')
    autosave.change({ body: 'and on' })
    await autosave.flush()
    expect(save).toHaveBeenLastCalledWith({ body: 'and on' }, 2)
  })

  test('flush saves at once and waits for a save that is under way', async () => {
    const { autosave, save, store } = startAutosave()
    const first = held<Versioned<Note>>()
    save.mockImplementationOnce(() => first.promise)
    autosave.change({ body: 'one' })
    const flushed = autosave.flush()
    autosave.change({ body: 'two' })
    void autosave.flush()
    first.resolve(store({ body: 'one' }))
    await flushed
    expect(save).toHaveBeenCalledTimes(2)
    expect(autosave.hasUnsaved()).toBe(false)
  })
})

describe('a conflict', () => {
  async function startConflict() {
    const started = startAutosave()
    started.store({ title: 'Theirs', body: 'their body' })
    started.autosave.change({ title: 'Mine' })
    await jest.advanceTimersByTimeAsync(800)
    expect(started.autosave.getSnapshot().state).toMatchObject({ kind: 'conflict', fields: ['title'] })
    return started
  }

  test('[F-07] [P-50] stops saving and names the fields that differ', async () => {
    const { autosave, save } = await startConflict()
    autosave.change({ title: 'Mine, typed on' })
    await jest.advanceTimersByTimeAsync(60_000)
    expect(save).toHaveBeenCalledTimes(1)
    expect(autosave.getSnapshot().draft.title).toBe('Mine, typed on')
  })

  test('keeping mine saves my fields and takes their other fields', async () => {
    const { autosave, stored, kind } = await startConflict()
    await autosave.keepMine()
    expect(stored().content).toEqual({ title: 'Mine', body: 'their body' })
    expect(autosave.getSnapshot().draft).toEqual({ title: 'Mine', body: 'their body' })
    expect(kind()).toBe('saved')
  })

  test('taking theirs replaces the draft and saves nothing', async () => {
    const { autosave, save } = await startConflict()
    autosave.takeTheirs()
    expect(autosave.getSnapshot().draft).toEqual({ title: 'Theirs', body: 'their body' })
    expect(autosave.hasUnsaved()).toBe(false)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(save).toHaveBeenCalledTimes(1)
  })
})

test('what two people change in different fields is kept from both, without asking', async () => {
  const { autosave, store, stored, kind } = startAutosave()
  store({ title: 'Theirs' })
  autosave.change({ body: 'Mine' })
  await jest.advanceTimersByTimeAsync(800)
  expect(kind()).toBe('saved')
  expect(stored()).toEqual({ version: 3, content: { title: 'Theirs', body: 'Mine' } })
  expect(autosave.getSnapshot()).toMatchObject({ version: 3, draft: { title: 'Theirs', body: 'Mine' } })
})

describe('newer content that arrives by itself', () => {
  test('is taken when nothing is unsaved', () => {
    const { autosave } = startAutosave()
    autosave.receive({ version: 2, content: { title: 'Newer', body: '' } })
    expect(autosave.getSnapshot().draft.title).toBe('Newer')
  })

  test('never overwrites a change, and an older one is ignored', () => {
    const { autosave } = startAutosave()
    autosave.receive({ version: 1, content: { title: 'Old', body: '' } })
    expect(autosave.getSnapshot().draft.title).toBe('Launch')
    autosave.change({ body: 'mine' })
    autosave.receive({ version: 2, content: { title: 'Newer', body: '' } })
    expect(autosave.getSnapshot().draft).toEqual({ title: 'Launch', body: 'mine' })
    autosave.stop()
  })
})
