import { type ActionCreatorsMapObject, type UnknownAction } from '@reduxjs/toolkit';
import type { SliceParts } from './remote-slices.js';
/** The undo and redo history around the state itself. */
export interface History<State> {
    /** Oldest first. */
    past: readonly State[];
    present: State;
    /** Undone states, the next one to redo first. */
    future: readonly State[];
    /** The group of changes that produced the present state, if more changes may join it. */
    group: {
        key: string;
        at: number;
    } | null;
}
interface HistoryOptions {
    /** Maximum number of steps that can be undone; the oldest are dropped. Default 100. */
    limit?: number;
    /** Consecutive changes with the same key are one step, as letters typed into one field. Null: a step of its own. */
    groupBy?: (action: UnknownAction) => string | null;
    /** A change joins its group if it follows the previous change within this many milliseconds. Default 1000. */
    groupWithinMs?: number;
    now?: () => number;
}
/**
 * Adds undo and redo to a slice. The result is also a slice, with the actions `undo`, `redo` and `restart`, which begins a new history with
 * another state.
 */
export declare function withHistory<State, Actions extends ActionCreatorsMapObject>(slice: SliceParts<State, Actions>, { limit, groupBy, groupWithinMs, now }?: HistoryOptions): {
    name: string;
    reducer: (history: History<State> | undefined, action: UnknownAction) => History<State>;
    actions: Actions & {
        undo: import("@reduxjs/toolkit").ActionCreatorWithoutPayload<`${string}/undo`>;
        redo: import("@reduxjs/toolkit").ActionCreatorWithoutPayload<`${string}/redo`>;
        restart: boolean extends (State extends never ? true : false) ? import("@reduxjs/toolkit").ActionCreatorWithPayload<any, string> : unknown extends State ? boolean extends (State extends never ? true : false) ? [void] extends [State] ? import("@reduxjs/toolkit").ActionCreatorWithoutPayload<string> : [undefined] extends [State] ? import("@reduxjs/toolkit").ActionCreatorWithOptionalPayload<State, string> : import("@reduxjs/toolkit").ActionCreatorWithPayload<State, string> : import("@reduxjs/toolkit").ActionCreatorWithNonInferrablePayload<string> : [void] extends [State] ? import("@reduxjs/toolkit").ActionCreatorWithoutPayload<string> : [undefined] extends [State] ? import("@reduxjs/toolkit").ActionCreatorWithOptionalPayload<State, string> : import("@reduxjs/toolkit").ActionCreatorWithPayload<State, string>;
    };
    getInitialState: () => History<State>;
};
export declare const canUndo: ({ past }: History<unknown>) => boolean;
export declare const canRedo: ({ future }: History<unknown>) => boolean;
export {};
