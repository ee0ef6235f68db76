import { defineRemoteSlice } from '@marquee/remote-kit/use-remote-slice'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The pages with a selection. */
export type SelectionList = 'explore' | 'swipe-file' | 'board'

interface Selection {
  /** Identifies the search: a selection belongs to the search in which it was made. */
  search: string
  adIds: string[]
}

type SelectionChange = { list: SelectionList; search: string; adIds: string[] }

const initialState: Partial<Record<SelectionList, Selection>> = {}

const slice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    /** Adds ads to the selection. */
    selected(state, { payload: { list, search, adIds } }: PayloadAction<SelectionChange>) {
      const before = state[list]?.search === search ? state[list].adIds : []
      state[list] = { search, adIds: [...new Set([...before, ...adIds])] }
    },
    deselected(state, { payload: { list, search, adIds } }: PayloadAction<SelectionChange>) {
      const before = state[list]?.search === search ? state[list].adIds : []
      state[list] = { search, adIds: before.filter((id) => !adIds.includes(id)) }
    },
    cleared(state, { payload: list }: PayloadAction<SelectionList>) {
      delete state[list]
    },
  },
})

/** The selected ads. The selection outlives the page, so that it is still there when the user returns from a brand or a board. */
export const selectionSlice = defineRemoteSlice(slice, { version: 1 })

const NONE: readonly string[] = []

export function selectAdIds(state: typeof initialState, list: SelectionList, search: string): readonly string[] {
  const selection = state[list]
  return selection?.search === search ? selection.adIds : NONE
}
