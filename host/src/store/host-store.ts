import { createRemoteSlices, type RemoteSlices } from '@marquee/remote-kit/remote-slices'
import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'
import { addPreferenceEffects, addTitleEffects, addToastEffects } from './effects.ts'
import { readPreferences } from './preference-storage.ts'
import { preferencesSlice } from './preferences-slice.ts'
import { progressSlice } from './progress-slice.ts'
import { titleSlice } from './title-slice.ts'
import { toastsSlice } from './toasts-slice.ts'
import { unsavedWorkSlice } from './unsaved-work-slice.ts'

/**
 * The only store of the page: client state that several parts share. Data of the server is kept in react-query.
 * @returns the store, and access to the slices of remotes in it (`remote-slices.ts` of the kit)
 */
export function createHostStore({ isDevelopment = process.env['NODE_ENV'] === 'development' } = {}) {
  const remoteSlices = createRemoteSlices()
  const effects = createListenerMiddleware<HostState>()
  const store = configureStore({
    reducer: createReducer(remoteSlices),
    preloadedState: { preferences: readPreferences() },
    devTools: isDevelopment && { name: 'Marquee' },
    // No thunks, because requests are made through react-query. Reducers freeze the state, so the check for mutations is not needed.
    middleware: (getDefault) =>
      getDefault({ thunk: false, immutableCheck: false, serializableCheck: { warnAfter: Infinity } }).prepend(
        effects.middleware,
      ),
  })
  addToastEffects(effects.startListening)
  addTitleEffects(effects.startListening)
  addPreferenceEffects(effects.startListening, store.dispatch)
  return { store, remoteSlices }
}

function createReducer(remoteSlices: RemoteSlices) {
  return combineSlices(toastsSlice, progressSlice, titleSlice, preferencesSlice, unsavedWorkSlice, {
    remotes: remoteSlices.reducer,
  })
}

export type HostState = ReturnType<ReturnType<typeof createReducer>>
export type HostStore = ReturnType<typeof createHostStore>['store']

/** Reads the store in a component of the host. A selector must return the same object for the same state. */
export const useHostSelector = useSelector.withTypes<HostState>()
