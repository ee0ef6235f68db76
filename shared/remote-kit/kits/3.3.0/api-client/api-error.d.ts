import type { AnyEndpoint } from '@marquee/contract/endpoint';
import type { ErrorCode } from '@marquee/contract/error-codes';
/** The server answered with an error status. `message` is a text for the user. */
export declare class ApiError extends Error {
    readonly name = "ApiError";
    readonly status: number;
    readonly code: ErrorCode | undefined;
    /** Messages by field of a 422; empty otherwise. */
    readonly fields: Readonly<Record<string, readonly string[]>>;
    readonly requestId: string | null;
    /** The time after which the server asks to be called again; null when it names none. */
    readonly retryAfterMs: number | null;
    constructor(status: number, message: string, details?: {
        code?: ErrorCode | undefined;
        fields?: Record<string, string[]> | undefined;
        requestId?: string | null;
        retryAfterMs?: number | null;
    });
}
/**
 * Whether the server refused a call of the endpoint with one of the codes that it declares: `isRefusal<typeof updateBrief>(error,
 * 'version_conflict')`.
 */
export declare function isRefusal<E extends AnyEndpoint>(error: unknown, code: E['errorCodes'][number]): error is ApiError;
/** No answer arrived: offline, refused, or cut off. */
export declare class NetworkError extends Error {
    readonly name = "NetworkError";
    constructor(cause: unknown);
}
/** The answer does not fit the contract: a proxy's HTML page, an incomplete answer, another version of the server. */
export declare class UnexpectedAnswerError extends Error {
    readonly name = "UnexpectedAnswerError";
    constructor(method: string, path: string, cause?: unknown);
    readonly method: string;
    readonly path: string;
}
/** Reads an error answer; an answer that does not have the contract's error shape gets a general message. */
export declare function apiErrorFrom(response: Response): Promise<ApiError>;
