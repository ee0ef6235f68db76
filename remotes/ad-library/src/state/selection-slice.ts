import { defineRemoteSlice } from '@marquee/remote-kit/use-remote-slice'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The pages with a selection. */
export type SelectionList = 'explore' | 'swipe-file'

interface Selection {
  /** Tells searches apart: a selection belongs to the search that it was made in. */
  search: string
  adIds: string[]
}

type SelectionChange = { list: SelectionList; search: string; adIds: string[] }

const initialState: Partial<Record<SelectionList, Selection>> = {}

const slice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    /** Selects ads, beside those that are. */
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

/** Which ads are selected. It outlives the page, so that whoever looks at a brand or a board comes back to the selection. */
export const selectionSlice = defineRemoteSlice(slice, { version: 1 })

const NONE: readonly string[] = []

export function selectAdIds(state: typeof initialState, list: SelectionList, search: string): readonly string[] {
  const selection = state[list]
  return selection?.search === search ? selection.adIds : NONE
}
