import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

const initialState: { editors: number[] } = { editors: [] }

/** The numbers of the open editors. Each editor itself reports whether it has unsaved work (`create-unsaved-work.ts`). */
export const unsavedWorkSlice = createSlice({
  name: 'unsavedWork',
  initialState,
  reducers: {
    editorOpened({ editors }, { payload }: PayloadAction<number>) {
      editors.push(payload)
    },
    editorClosed(state, { payload }: PayloadAction<number>) {
      state.editors = state.editors.filter((editor) => editor !== payload)
    },
  },
  selectors: { selectEditors: ({ editors }) => editors },
})

export const { editorOpened, editorClosed } = unsavedWorkSlice.actions
export const { selectEditors } = unsavedWorkSlice.selectors
