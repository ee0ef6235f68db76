import type { Dispatch, TypedStartListening } from '@reduxjs/toolkit'
import type { HostState } from './host-store.ts'

/** Adds an effect to the store's listener middleware. */
export type StartHostListening = TypedStartListening<HostState, Dispatch>
