import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

const initialState = { text: '' }

/** The page's title, as in the header; the browser's tab adds the product's name (`effects.ts`). */
export const titleSlice = createSlice({
  name: 'title',
  initialState,
  reducers: {
    titleSet(state, { payload }: PayloadAction<string>) {
      state.text = payload
    },
  },
  selectors: { selectTitle: ({ text }) => text },
})

export const { titleSet } = titleSlice.actions
export const { selectTitle } = titleSlice.selectors
