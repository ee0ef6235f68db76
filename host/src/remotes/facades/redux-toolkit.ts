/**
 * The exports of Redux Toolkit that remotes may use: those that define slices. The store belongs to the host; the remote kit adds a slice
 * to it. See `react-router.ts` for the reason of the list.
 */
export { createAction, createSlice } from '@reduxjs/toolkit'
