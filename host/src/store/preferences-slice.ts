import type { ThemeMode } from '@marquee/ui/theme/tokens'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

export interface Preferences {
  theme: ThemeChoice
  /** Whether the device uses a dark theme, which applies while the theme is `system`. */
  isDeviceDark: boolean
  /**
   * Whether shortcuts of a single character, as `/` or `s`, are on. Users of speech input, or with an unsteady hand, turn them off (WCAG
   * 2.1.4); every page checks this before it reacts to one.
   */
  areSingleKeysOn: boolean
}

const initialState: Preferences = { theme: 'system', isDeviceDark: false, areSingleKeysOn: true }

/** The user's preferences in this browser. `effects.ts` stores them for the next visit. */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    themeChosen(state, { payload }: PayloadAction<ThemeChoice>) {
      state.theme = payload
    },
    deviceThemeChanged(state, { payload }: PayloadAction<{ isDark: boolean }>) {
      state.isDeviceDark = payload.isDark
    },
    singleKeysChosen(state, { payload }: PayloadAction<boolean>) {
      state.areSingleKeysOn = payload
    },
    /** Another tab of this browser has changed the setting. */
    singleKeysFollowed(state, { payload }: PayloadAction<boolean>) {
      state.areSingleKeysOn = payload
    },
  },
  selectors: {
    selectThemeChoice: ({ theme }) => theme,
    selectThemeMode: ({ theme, isDeviceDark }): ThemeMode => {
      if (theme !== 'system') {
        return theme
      }
      return isDeviceDark ? 'dark' : 'light'
    },
    selectAreSingleKeysOn: ({ areSingleKeysOn }) => areSingleKeysOn,
  },
})

export const { themeChosen, deviceThemeChanged, singleKeysChosen, singleKeysFollowed } = preferencesSlice.actions
export const { selectThemeChoice, selectThemeMode, selectAreSingleKeysOn } = preferencesSlice.selectors
