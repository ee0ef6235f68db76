import type { AnyEndpoint, CallInput, CallOutput } from '@marquee/contract/endpoint';
interface ApiClientSettings {
    /** Origin of the API, without a slash at the end; empty = the page's own. */
    baseUrl: string;
    /**
     * Called for every 419, and for every 401 except those that callers handle themselves. The host reloads the page, a limited number of
     * times.
     */
    onSessionLost: (status: 401 | 419) => void;
    /** Called when the error message asks for a plan. The host goes to the plans page. */
    onPlanRequired: (message: string) => void;
}
/** Set once by the host at start-up. */
export declare function configureApiClient(changes: Partial<ApiClientSettings>): void;
/** The URL of a path of the API, for requests that do not use `callEndpoint`: event streams, beacons, documents. */
export declare function toApiUrl(path: string): string;
export interface CallOptions {
    signal?: AbortSignal | undefined;
    /** The file of a multipart endpoint. */
    file?: File | undefined;
    /** Called repeatedly during the upload with the share of the file that has been sent, from 0 to 1. */
    onSent?: ((share: number) => void) | undefined;
    /** The caller deals with 401 itself (the login page, the access check). */
    keepSession?: boolean | undefined;
    /** Lets the request continue when the page is closed, as for the last save of an editor. Long bodies cannot do this. */
    keepalive?: boolean | undefined;
}
/**
 * Calls one endpoint of the contract. Sends credentials and the XSRF header, asks for JSON, has no timeout. A write that is refused because
 * of its XSRF token (419) is sent once more with a fresh one; the server has not changed anything by then.
 * @returns the parsed answer; `undefined` for an empty one
 * @throws ApiError when the server answers with an error, NetworkError without an answer, UnexpectedAnswerError when the answer
 * does not fit the contract, and the signal's AbortError
 */
export declare function callEndpoint<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<CallOutput<E>>;
export {};
