/** Keeps the token of an answer, because WebKit makes the cookie readable only some milliseconds after the answer that sets it. */
export declare function keepXsrfToken(headers: Pick<Headers, 'get'>): void;
/**
 * @returns the header of the next request. The token of the last answer is used until the cookie changes, through that answer or in another
 * tab.
 */
export declare function xsrfHeader(): Record<string, string>;
