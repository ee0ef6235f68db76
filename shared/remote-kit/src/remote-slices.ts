import {
  type ActionCreatorsMapObject,
  bindActionCreators,
  combineSlices,
  type Dispatch,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit'

/** The parts of a result of `createSlice` or `withHistory` that are used here. */
export interface SliceParts<State, Actions> {
  name: string
  reducer: Reducer<State>
  actions: Actions
  getInitialState: () => State
}

/** A slice that a remote puts into the host's store. */
export interface RemoteSlice<State, Actions> extends SliceParts<State, Actions> {
  /** Increased with every change of the state's shape: another release with the same version continues with the existing state. */
  version: number
}

/** A remote's state in the store. */
export interface StoredSlice {
  /** Version of the slice that wrote the state. */
  version: number
  value: unknown
}

/** The part of the store's state that belongs to remotes, by `<remote>/<slice>`. */
export interface StateWithRemotes {
  remotes: Readonly<Record<string, StoredSlice | undefined>>
}

/** One slice, as its remote sees it. */
export interface SliceConnection<State, Actions> {
  select: (root: StateWithRemotes) => State
  /** Action creators that are bound to the store. */
  actions: Actions
}

/** The part of the store that one remote can access: its own slices. */
export interface SliceScope {
  /** Adds the slice to the store when it is not there yet. A slice of another release replaces the previous one. */
  connect: <State, Actions extends ActionCreatorsMapObject>(
    slice: RemoteSlice<State, Actions>,
  ) => SliceConnection<State, Actions>
}

/**
 * The slices of all remotes in one store. `reducer` has to be the store's `remotes` reducer; a scope gives a remote access to its own
 * slices only: state is stored under the remote's name, and an action reaches only the slice, in the same version, that created it.
 */
export function createRemoteSlices() {
  const reducer = combineSlices().withLazyLoadedSlices<Record<string, StoredSlice | undefined>>()
  /** The same slice keeps the same reducer, regardless of how many components connect it. */
  const scoped = new Map<string, { slice: object; reducer: Reducer<StoredSlice> }>()

  function inject<State, Actions>(path: string, prefix: string, slice: RemoteSlice<State, Actions>): void {
    if (scoped.get(path)?.slice !== slice) {
      const entry = { slice, reducer: createScopedReducer(prefix, slice) }
      scoped.set(path, entry)
      reducer.inject({ reducerPath: path, reducer: entry.reducer }, { overrideExisting: true })
    }
  }

  /**
   * @param remote the owner of the slices; the host knows the name, a remote does not choose it
   * @param dispatch of the store that contains the reducer
   */
  function createScope(remote: string, dispatch: Dispatch): SliceScope {
    return {
      connect(slice) {
        const path = `${remote}/${slice.name}`
        const prefix = `${path}@${slice.version}/`
        const initialState = slice.getInitialState()
        inject(path, prefix, slice)

        function send(action: UnknownAction) {
          return dispatch({ ...action, type: prefix + action.type.slice(slice.name.length + 1) })
        }

        return {
          select: ({ remotes }) => readValue(remotes[path], slice.version, initialState),
          actions: bindActionCreators(slice.actions, send as Dispatch),
        }
      },
    }
  }

  return { reducer, createScope }
}

export type RemoteSlices = ReturnType<typeof createRemoteSlices>

/** Runs a slice's reducer on its own actions only, from its initial state if another version has written the stored state. */
function createScopedReducer<State, Actions>(
  prefix: string,
  { name, version, reducer, getInitialState }: RemoteSlice<State, Actions>,
): Reducer<StoredSlice> {
  const initialState = getInitialState()
  return (stored, action) => {
    const value = readValue(stored, version, initialState)
    const next = action.type.startsWith(prefix)
      ? reducer(value, { ...action, type: `${name}/${action.type.slice(prefix.length)}` })
      : value
    return stored?.version === version && stored.value === next ? stored : { version, value: next }
  }
}

/** A value with the slice's own version was written by a reducer of the same type. */
function readValue<State>(stored: StoredSlice | undefined, version: number, initialState: State): State {
  return stored?.version === version ? (stored.value as State) : initialState
}
