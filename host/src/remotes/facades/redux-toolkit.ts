/**
 * What remotes may use of Redux Toolkit: to describe slices. The store is the host's; the remote kit puts a slice into it. See
 * `react-router.ts` for why there is a list.
 */
export { createAction, createSlice } from '@reduxjs/toolkit'
