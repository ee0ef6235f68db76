import { createSlice } from '@reduxjs/toolkit'

const initialState = { running: 0 }

/** The number of running operations: a count, so that nested operations share one progress bar. */
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
