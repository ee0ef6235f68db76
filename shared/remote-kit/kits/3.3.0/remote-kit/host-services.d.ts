import { type AccessRequirement } from '@marquee/contract/account-access';
import type { AuthData, User } from '@marquee/contract/authentication';
import { type ComponentType } from 'react';
import { type Blocker } from 'react-router';
import type { Track } from './usage-events.js';
export type ToastSeverity = 'info' | 'success' | 'warn' | 'error';
/** A toast as described in section 3 of the specification. */
export interface ToastMessage {
    /** Default `info`. */
    severity?: ToastSeverity;
    summary: string;
    detail?: string;
    /** Milliseconds until the toast closes by itself; without it the toast stays until the user closes it. */
    life?: number;
    /** Default true. */
    closable?: boolean;
    group?: string;
    /** A button in the toast, as for "Undo". It closes the toast. */
    action?: {
        label: string;
        onClick: () => void;
    };
}
export interface Session {
    authData: AuthData;
    /** Fetches the auth data again: after a profile change, a workspace switch, a plan change. */
    refresh: () => Promise<void>;
    /** Ends the session and goes to the login page. */
    logout: () => Promise<void>;
}
/** An action on an ad that a remote offers. */
export interface AdAction {
    name: string;
    label: string;
    icon: ComponentType<{
        size?: number;
    }>;
    /** The address that opens the action for the ad. */
    getAddress: (adId: string) => string;
}
/** The services that the host gives to a remote. */
export interface HostServices {
    session: Session;
    showToast: (message: ToastMessage) => void;
    progress: {
        start: () => void;
        done: () => void;
    };
    track: Track;
    /** Sets the page's title, as in "Summer sale brief"; the host adds the product's name. */
    setTitle: (title: string) => void;
    /** The current preferences of the user in this browser. */
    preferences: {
        /** Whether shortcuts of a single character, as `/` or `s`, are on. Every page checks this before it reacts to one. */
        areSingleKeysOn: () => boolean;
    };
    /** The actions on an ad that the live remotes offer and the account may use. */
    adActions: readonly AdAction[];
    /** The editors with unsaved work. New releases wait for them. `register` returns a function that ends the registration. */
    unsavedWork: {
        register: (hasUnsaved: () => boolean) => () => void;
    };
}
export declare function HostServicesProvider({ services, children }: {
    services: HostServices;
    children: React.ReactNode;
}): import("react").JSX.Element;
export declare function useSession(): Session;
/** The signed-in user. Only for pages that the guard closes to visitors. */
export declare function useUser(): User;
/**
 * Whether the role and plan of the signed-in account allow something: `useIsAllowed({ permission: 'boards.edit' })`. The server enforces
 * the same rules; this hook only keeps pages from offering the action.
 */
export declare function useIsAllowed(required: AccessRequirement): boolean;
export declare function useToast(): HostServices['showToast'];
export declare function useProgress(): HostServices['progress'];
export declare function useTrack(): HostServices['track'];
export declare function usePreferences(): HostServices['preferences'];
/** The links to actions on an ad that remotes declare in their manifests; saving the ad is not among them. */
export declare function useAdActionLinks(): HostServices['adActions'];
/** Sets the page's title while the component is shown. */
export declare function usePageTitle(title: string | undefined): void;
/**
 * The only way to register unsaved work. While there is unsaved work, a navigation to another page waits for the user's answer, closing the
 * tab asks for confirmation, and the host does not switch to a new release.
 * @param hasUnsaved must stay the same function while its result stays the same, as by `useCallback`
 * @returns the blocker of the waiting navigation
 */
export declare function useUnsavedWork(hasUnsaved: () => boolean): Blocker;
