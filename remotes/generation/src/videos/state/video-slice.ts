import type { VideoProject } from '@marquee/creative/video-project'
import { defineRemoteSlice } from '@marquee/remote-kit/use-remote-slice'
import { withHistory } from '@marquee/remote-kit/with-history'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface Edited {
  project: VideoProject
  /** Consecutive changes with the same key are one step to undo, as letters typed into one field; null: a step of its own. */
  key: string | null
}

const slice = createSlice({
  name: 'video-editor',
  // Null until a video is opened.
  initialState: null as VideoProject | null,
  reducers: {
    edited: (_, { payload }: PayloadAction<Edited>) => payload.project,
  },
})

/** More steps than a user undoes; the steps share what did not change. */
const STEPS = 1000

/** The video that is being edited, with the history of its changes. */
export const videoSlice = defineRemoteSlice(
  withHistory(slice, {
    limit: STEPS,
    groupBy: (action) => (slice.actions.edited.match(action) ? action.payload.key : null),
  }),
  { version: 1 },
)
