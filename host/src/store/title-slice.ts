import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

const initialState = { text: '' }

/** The page's title, as in the header; `effects.ts` adds the product's name for the browser's tab. */
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
