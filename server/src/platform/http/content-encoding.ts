/** Encodings of a body, in order of preference, and how a request states that it accepts them. */
const ENCODINGS = [
  { encoding: 'br', accepted: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ },
  { encoding: 'gzip', accepted: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ },
] as const

export type ContentEncoding = (typeof ENCODINGS)[number]['encoding']

/** The encodings that a client accepts, in order of preference. @param header its `accept-encoding` */
export function acceptedEncodings(header = ''): ContentEncoding[] {
  return ENCODINGS.filter(({ accepted }) => accepted.test(header)).map(({ encoding }) => encoding)
}
