interface CookieOptions {
    /** Default 1. */
    days?: number;
    path?: string;
    sameSite?: 'Lax' | 'Strict' | 'None';
}
/** The decoded value of a cookie, or null. A value that is not valid URL encoding is returned as it is. */
export declare function readCookie(name: string): string | null;
/** Sets a cookie, by default for one day with path `/` and SameSite Lax (specification, section 9). */
export declare function writeCookie(name: string, value: string, { days, path, sameSite }?: CookieOptions): void;
export {};
