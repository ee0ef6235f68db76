/** Fetches the anti-forgery cookie first, as the specification asks for register, login, resend verification and logout [C-01]. */
export declare function withCsrfCookie<T>(call: () => Promise<T>): Promise<T>;
