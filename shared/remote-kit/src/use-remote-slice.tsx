import type { ActionCreatorsMapObject } from '@reduxjs/toolkit'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RemoteSlice, SliceConnection, SliceParts, SliceScope, StateWithRemotes } from './remote-slices.ts'

const SliceScopeContext = createContext<SliceScope | null>(null)

/** Wraps all components of a remote and determines the remote whose slices the hooks below access. Only the host uses it. */
export function SliceScopeProvider({ scope, children }: { scope: SliceScope; children: ReactNode }) {
  return <SliceScopeContext value={scope}>{children}</SliceScopeContext>
}

/**
 * Defines a slice that is kept in the host's store, so that its state survives when its pages are left.
 * @param slice result of `createSlice` or `withHistory`; its name is unique within the remote
 * @param version increased with every change of the state's shape
 */
export function defineRemoteSlice<State, Actions>(
  slice: SliceParts<State, Actions>,
  { version }: { version: number },
): RemoteSlice<State, Actions> {
  const { name, reducer, actions, getInitialState } = slice
  return { name, reducer, actions, getInitialState, version }
}

/**
 * Reads a remote slice; the component renders again when the selected value changes.
 * @param selector returns the same object for the same state, unless `isEqual` compares what it returns
 */
export function useSliceSelector<State, Actions extends ActionCreatorsMapObject, Selected>(
  slice: RemoteSlice<State, Actions>,
  selector: (state: State) => Selected,
  isEqual?: (left: Selected, right: Selected) => boolean,
): Selected {
  const { select } = useConnection(slice)
  return useSelector((root: StateWithRemotes) => selector(select(root)), isEqual)
}

/** The slice's actions, already bound to the store. The functions stay the same between renders. */
export function useSliceActions<State, Actions extends ActionCreatorsMapObject>(
  slice: RemoteSlice<State, Actions>,
): Actions {
  return useConnection(slice).actions
}

function useConnection<State, Actions extends ActionCreatorsMapObject>(
  slice: RemoteSlice<State, Actions>,
): SliceConnection<State, Actions> {
  const scope = use(SliceScopeContext)
  if (scope === null) {
    throw new Error('A slice of a remote was used outside of SliceScopeProvider.')
  }
  return useMemo(() => scope.connect(slice), [scope, slice])
}
