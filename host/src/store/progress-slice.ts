import { createSlice } from '@reduxjs/toolkit'

const initialState = { running: 0 }

/** How many things are under way: counted, so that nested starts and ends keep one bar. */
export const progressSlice = createSlice({
  name: 'progress',
  initialState,
  reducers: {
    progressStarted(state) {
      state.running += 1
    },
    progressDone(state) {
      state.running = Math.max(0, state.running - 1)
    },
  },
  selectors: { selectIsRunning: ({ running }) => running > 0 },
})

export const { progressStarted, progressDone } = progressSlice.actions
export const { selectIsRunning } = progressSlice.selectors
