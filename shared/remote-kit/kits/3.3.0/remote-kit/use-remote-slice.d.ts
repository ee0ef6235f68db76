import type { ActionCreatorsMapObject } from '@reduxjs/toolkit';
import { type ReactNode } from 'react';
import type { RemoteSlice, SliceParts, SliceScope } from './remote-slices.js';
/** Wraps all components of a remote and determines the remote whose slices the hooks below access. Only the host uses it. */
export declare function SliceScopeProvider({ scope, children }: {
    scope: SliceScope;
    children: ReactNode;
}): import("react").JSX.Element;
/**
 * Defines a slice that is kept in the host's store, so that its state survives when its pages are left.
 * @param slice result of `createSlice` or `withHistory`; its name is unique within the remote
 * @param version increased with every change of the state's shape
 */
export declare function defineRemoteSlice<State, Actions>(slice: SliceParts<State, Actions>, { version }: {
    version: number;
}): RemoteSlice<State, Actions>;
/**
 * Reads a remote slice; the component renders again when the selected value changes.
 * @param selector returns the same object for the same state, unless `isEqual` compares what it returns
 */
export declare function useSliceSelector<State, Actions extends ActionCreatorsMapObject, Selected>(slice: RemoteSlice<State, Actions>, selector: (state: State) => Selected, isEqual?: (left: Selected, right: Selected) => boolean): Selected;
/** The slice's actions, already bound to the store. The functions stay the same between renders. */
export declare function useSliceActions<State, Actions extends ActionCreatorsMapObject>(slice: RemoteSlice<State, Actions>): Actions;
