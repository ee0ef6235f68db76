import {
  type ActionCreatorsMapObject,
  bindActionCreators,
  createAction,
  type Dispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import type { SliceParts } from './remote-slices.ts'

/** The undo and redo history around the state itself. */
export interface History<State> {
  /** Oldest first. */
  past: readonly State[]
  present: State
  /** Undone states, the next one to redo first. */
  future: readonly State[]
  /** The group of changes that produced the present state, if more changes may join it. */
  group: { key: string; at: number } | null
}

interface HistoryOptions {
  /** Maximum number of steps that can be undone; the oldest are dropped. Default 100. */
  limit?: number
  /** Consecutive changes with the same key are one step, as letters typed into one field. Null: a step of its own. */
  groupBy?: (action: UnknownAction) => string | null
  /** A change joins its group if it follows the previous change within this many milliseconds. Default 1000. */
  groupWithinMs?: number
  now?: () => number
}

/**
 * Adds undo and redo to a slice. The result is also a slice, with the actions `undo`, `redo` and `restart`, which begins a new history with
 * another state.
 */
export function withHistory<State, Actions extends ActionCreatorsMapObject>(
  slice: SliceParts<State, Actions>,
  { limit = 100, groupBy = () => null, groupWithinMs = 1000, now = Date.now }: HistoryOptions = {},
) {
  const undo = createAction(`${slice.name}/undo`)
  const redo = createAction(`${slice.name}/redo`)
  const restart = createAction<State>(`${slice.name}/restart`)

  function reducer(history: History<State> = start(slice.getInitialState()), action: UnknownAction): History<State> {
    if (undo.match(action)) {
      return stepBack(history)
    }
    if (redo.match(action)) {
      return stepForward(history)
    }
    return restart.match(action) ? start(action.payload) : change(history, action)
  }

  function change(history: History<State>, action: UnknownAction): History<State> {
    const present = slice.reducer(history.present, action)
    if (present === history.present) {
      return history
    }
    const key = groupBy(action)
    const at = readTime(action)
    const joins = key !== null && key === history.group?.key && at - history.group.at <= groupWithinMs
    return {
      past: joins ? history.past : [...history.past, history.present].slice(-limit),
      present,
      future: [],
      group: key === null ? null : { key, at },
    }
  }

  // A reducer must not read the clock, so each action carries its time.
  const stamp = (action: UnknownAction) => ({ ...action, meta: { at: now() } })
  const changes = bindActionCreators(slice.actions, stamp as Dispatch)
  return {
    name: slice.name,
    reducer,
    actions: { ...changes, undo, redo, restart },
    getInitialState: () => start(slice.getInitialState()),
  }
}

export const canUndo = ({ past }: History<unknown>): boolean => past.length > 0
export const canRedo = ({ future }: History<unknown>): boolean => future.length > 0

function start<State>(present: State): History<State> {
  return { past: [], present, future: [], group: null }
}

function stepBack<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const index = past.length - 1
  return index < 0
    ? history
    : { past: past.slice(0, index), present: past[index] as State, future: [present, ...future], group: null }
}

function stepForward<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  return future.length === 0
    ? history
    : { past: [...past, present], present: future[0] as State, future: future.slice(1), group: null }
}

function readTime({ meta }: UnknownAction): number {
  return typeof meta === 'object' && meta !== null && 'at' in meta && typeof meta.at === 'number' ? meta.at : 0
}
