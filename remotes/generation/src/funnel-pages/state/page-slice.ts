import type { FunnelPage } from '@marquee/funnel-pages/funnel-page'
import { defineRemoteSlice } from '@marquee/remote-kit/use-remote-slice'
import { withHistory } from '@marquee/remote-kit/with-history'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface Edited {
  page: FunnelPage
  /** Consecutive changes with the same key are one step to undo, as letters typed into one field; null: a step of its own. */
  key: string | null
}

const slice = createSlice({
  name: 'funnel-page-editor',
  // Null until a page is opened.
  initialState: null as FunnelPage | null,
  reducers: {
    edited: (_, { payload }: PayloadAction<Edited>) => payload.page,
  },
})

/** More steps than a user undoes; the steps share what did not change. */
const STEPS = 1000

/** The funnel page that is being edited, with the history of its changes. */
export const pageSlice = defineRemoteSlice(
  withHistory(slice, {
    limit: STEPS,
    groupBy: (action) => (slice.actions.edited.match(action) ? action.payload.key : null),
  }),
  { version: 1 },
)
