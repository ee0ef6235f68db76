import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createRemoteSlices } from './remote-slices.ts'
import { defineRemoteSlice, SliceScopeProvider, useSliceActions, useSliceSelector } from './use-remote-slice.tsx'

/** Each call is the code of another release: the same slice, as another object. */
function buildSelection(version = 1, added = 1) {
  const slice = createSlice({
    name: 'selection',
    initialState: { count: 0 },
    reducers: {
      grown(state) {
        state.count += added
      },
      set(state, { payload }: PayloadAction<number>) {
        state.count = payload
      },
    },
  })
  return defineRemoteSlice(slice, { version })
}

const toasts = createSlice({
  name: 'toasts',
  initialState: 0,
  reducers: { grown: (count) => count + 1 },
})

function buildStore() {
  const slices = createRemoteSlices()
  const store = configureStore({ reducer: { toasts: toasts.reducer, remotes: slices.reducer } })
  const getScope = (remote: string) => slices.createScope(remote, store.dispatch)
  return { store, getScope }
}

test('a slice of a remote begins with its initial state and keeps what its actions make of it, under the remote’s name', () => {
  const { store, getScope } = buildStore()
  const { select, actions } = getScope('briefs').connect(buildSelection())
  expect(select(store.getState())).toEqual({ count: 0 })
  actions.grown()
  actions.set(7)
  expect(select(store.getState())).toEqual({ count: 7 })
  expect(store.getState().remotes).toEqual({ 'briefs/selection': { version: 1, value: { count: 7 } } })
})

test('an action reaches neither the same slice of another remote nor the host’s slice of the same name', () => {
  const { store, getScope } = buildStore()
  const briefs = getScope('briefs').connect(buildSelection())
  const library = getScope('ad-library').connect(buildSelection())
  const own = getScope('ad-library').connect(defineRemoteSlice(toasts, { version: 1 }))
  briefs.actions.grown()
  own.actions.grown()
  expect(briefs.select(store.getState())).toEqual({ count: 1 })
  expect(library.select(store.getState())).toEqual({ count: 0 })
  expect(own.select(store.getState())).toBe(1)
  expect(store.getState().toasts).toBe(0)
  store.dispatch(toasts.actions.grown())
  expect(own.select(store.getState())).toBe(1)
})

describe('when an open page swaps to another release of the remote', () => {
  test('the state is kept if the slice’s version is the same, and the new code goes on with it', () => {
    const { store, getScope } = buildStore()
    const scope = getScope('briefs')
    scope.connect(buildSelection(1)).actions.set(5)
    const next = scope.connect(buildSelection(1, 10))
    expect(next.select(store.getState())).toEqual({ count: 5 })
    next.actions.grown()
    expect(next.select(store.getState())).toEqual({ count: 15 })
  })

  test('the state begins anew if the version is another one, and the page before it sees nothing of the new shape', () => {
    const { store, getScope } = buildStore()
    const scope = getScope('briefs')
    const before = scope.connect(buildSelection(1))
    before.actions.set(5)
    const next = scope.connect(buildSelection(2))
    expect(next.select(store.getState())).toEqual({ count: 0 })
    next.actions.set(9)
    before.actions.grown()
    expect(next.select(store.getState())).toEqual({ count: 9 })
    expect(before.select(store.getState())).toEqual({ count: 0 })
    expect(store.getState().remotes['briefs/selection']?.version).toBe(2)
  })

  test('after a rollback the state begins anew again', () => {
    const { store, getScope } = buildStore()
    const scope = getScope('briefs')
    scope.connect(buildSelection(1)).actions.set(5)
    scope.connect(buildSelection(2)).actions.set(9)
    const back = scope.connect(buildSelection(1))
    expect(back.select(store.getState())).toEqual({ count: 0 })
    back.actions.grown()
    expect(back.select(store.getState())).toEqual({ count: 1 })
  })
})

describe('the hooks', () => {
  const selection = buildSelection()
  let renders = 0

  function Count() {
    renders += 1
    const isMany = useSliceSelector(selection, ({ count }) => count > 2)
    const { grown } = useSliceActions(selection)
    return <button onClick={() => grown()}>{isMany ? 'Many' : 'Few'}</button>
  }

  test('read a slice, act on it, and render again only when what they select has changed; the state outlives the page', () => {
    renders = 0
    const { store, getScope } = buildStore()
    const page = () => (
      <Provider store={store}>
        <SliceScopeProvider scope={getScope('briefs')}>
          <Count />
        </SliceScopeProvider>
      </Provider>
    )
    const { unmount } = render(page())
    const press = () => act(() => screen.getByRole('button').click())
    press()
    press()
    expect(renders).toBe(1)
    press()
    expect(screen.getByRole('button')).toHaveTextContent('Many')
    unmount()
    render(page())
    expect(screen.getByRole('button')).toHaveTextContent('Many')
  })

  test('say so when they are used outside of a remote', () => {
    const { store } = buildStore()
    const page = (
      <Provider store={store}>
        <Count />
      </Provider>
    )
    expect(() => render(page)).toThrow('outside of SliceScopeProvider')
  })
})
