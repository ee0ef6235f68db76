import type { Dispatch, TypedStartListening } from '@reduxjs/toolkit'
import { selectToast, toastClosed, toastShown } from './toasts-slice.ts'
import { titleSet } from './title-slice.ts'
import { DARK_QUERY, keepSingleKeys, keepTheme, SINGLE_KEYS } from './preference-storage.ts'
import { deviceThemeChanged, singleKeysChosen, singleKeysFollowed, themeChosen } from './preferences-slice.ts'
import type { HostState } from './host-store.ts'

/** Adds an effect to the store's listener middleware. */
type StartHostListening = TypedStartListening<HostState, Dispatch>

/** Closes a toast at the end of its life. The time during which the toast is held does not count. */
export function addToastEffects(startListening: StartHostListening): void {
  startListening({
    actionCreator: toastShown,
    effect: async ({ payload: { key, life } }, api) => {
      let remaining = life ?? Infinity
      while (remaining !== Infinity) {
        const toast = selectToast(api.getState(), key)
        if (toast === undefined) {
          return
        }
        if (toast.isHeld) {
          await api.condition((_action, state) => selectToast(state, key)?.isHeld !== true)
          continue
        }
        const startedAt = performance.now()
        const hasChanged = await api.condition((_action, state) => selectToast(state, key)?.isHeld !== false, remaining)
        if (!hasChanged) {
          api.dispatch(toastClosed(key))
          return
        }
        remaining = Math.max(0, remaining - (performance.now() - startedAt))
      }
    },
  })
}

/** Sets the title of the browser's tab: the page's title with the product's name. */
export function addTitleEffects(startListening: StartHostListening): void {
  startListening({
    actionCreator: titleSet,
    effect: ({ payload }) => {
      document.title = payload === '' ? 'Marquee' : `${payload} · Marquee`
    },
  })
}

/** Stores the preferences, and follows changes of the device's theme and of other tabs of this browser. */
export function addPreferenceEffects(startListening: StartHostListening, dispatch: Dispatch): void {
  startListening({ actionCreator: themeChosen, effect: ({ payload }) => keepTheme(payload) })
  startListening({ actionCreator: singleKeysChosen, effect: ({ payload }) => keepSingleKeys(payload) })
  window
    .matchMedia(DARK_QUERY)
    .addEventListener('change', ({ matches }) => dispatch(deviceThemeChanged({ isDark: matches })))
  window.addEventListener('storage', ({ key, newValue }) => {
    // The key is null when the other tab has cleared the whole storage.
    if (key === SINGLE_KEYS || key === null) {
      dispatch(singleKeysFollowed(key === null || newValue !== 'off'))
    }
  })
}
