declare const __MARQUEE_URL__: string

/** The origin of the Marquee that the extension was built for. */
export const MARQUEE_URL: string = __MARQUEE_URL__
