import type { Dispatch } from '@reduxjs/toolkit'
import { DARK_QUERY, keepSingleKeys, keepTheme, SINGLE_KEYS } from './preference-storage.ts'
import { deviceThemeChanged, singleKeysChosen, singleKeysFollowed, themeChosen } from './preferences-slice.ts'
import type { StartHostListening } from './start-host-listening.ts'

/** Keeps what is chosen, and follows the device and the other tabs of this browser. */
export function addPreferenceEffects(startListening: StartHostListening, dispatch: Dispatch): void {
  startListening({ actionCreator: themeChosen, effect: ({ payload }) => keepTheme(payload) })
  startListening({ actionCreator: singleKeysChosen, effect: ({ payload }) => keepSingleKeys(payload) })
  window
    .matchMedia(DARK_QUERY)
    .addEventListener('change', ({ matches }) => dispatch(deviceThemeChanged({ isDark: matches })))
  window.addEventListener('storage', ({ key, newValue }) => {
    // The key is null when the other tab has cleared everything.
    if (key === SINGLE_KEYS || key === null) {
      dispatch(singleKeysFollowed(key === null || newValue !== 'off'))
    }
  })
}
