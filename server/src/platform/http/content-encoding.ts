/** Encodings that a body may be sent in, the better one first, and how a request says that it takes them. */
const ENCODINGS = [
  { encoding: 'br', accepted: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ },
  { encoding: 'gzip', accepted: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ },
] as const

export type ContentEncoding = (typeof ENCODINGS)[number]['encoding']

/** The encodings that a client takes, the better one first. @param header its `accept-encoding` */
export function acceptedEncodings(header = ''): ContentEncoding[] {
  return ENCODINGS.filter(({ accepted }) => accepted.test(header)).map(({ encoding }) => encoding)
}
