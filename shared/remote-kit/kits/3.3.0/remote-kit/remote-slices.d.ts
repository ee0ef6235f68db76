import { type ActionCreatorsMapObject, type Dispatch, type Reducer } from '@reduxjs/toolkit';
/** The parts of a result of `createSlice` or `withHistory` that are used here. */
export interface SliceParts<State, Actions> {
    name: string;
    reducer: Reducer<State>;
    actions: Actions;
    getInitialState: () => State;
}
/** A slice that a remote puts into the host's store. */
export interface RemoteSlice<State, Actions> extends SliceParts<State, Actions> {
    /** Increased with every change of the state's shape: another release with the same version continues with the existing state. */
    version: number;
}
/** A remote's state in the store. */
export interface StoredSlice {
    /** Version of the slice that wrote the state. */
    version: number;
    value: unknown;
}
/** The part of the store's state that belongs to remotes, by `<remote>/<slice>`. */
export interface StateWithRemotes {
    remotes: Readonly<Record<string, StoredSlice | undefined>>;
}
/** One slice, as its remote sees it. */
export interface SliceConnection<State, Actions> {
    select: (root: StateWithRemotes) => State;
    /** Action creators that are bound to the store. */
    actions: Actions;
}
/** The part of the store that one remote can access: its own slices. */
export interface SliceScope {
    /** Adds the slice to the store when it is not there yet. A slice of another release replaces the previous one. */
    connect: <State, Actions extends ActionCreatorsMapObject>(slice: RemoteSlice<State, Actions>) => SliceConnection<State, Actions>;
}
/**
 * The slices of all remotes in one store. `reducer` has to be the store's `remotes` reducer; a scope gives a remote access to its own
 * slices only: state is stored under the remote's name, and an action reaches only the slice, in the same version, that created it.
 */
export declare function createRemoteSlices(): {
    reducer: import("@reduxjs/toolkit").CombinedSliceReducer<{}, {
        [x: string]: StoredSlice | undefined;
    }, {
        [x: string]: StoredSlice | undefined;
    }>;
    createScope: (remote: string, dispatch: Dispatch) => SliceScope;
};
export type RemoteSlices = ReturnType<typeof createRemoteSlices>;
