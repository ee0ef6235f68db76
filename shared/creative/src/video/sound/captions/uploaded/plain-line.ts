import { readClock } from './raw-cue.ts'

/** A part of a line, with the second from which it is spoken if the file says so. */
export interface TimedPart {
  text: string
  start: number | null
}

/** The times of words within a WebVTT caption, as karaoke has them. */
const WORD_TIME = /<((?:\d+:)?\d{2}:\d{2}\.\d{3})>/
/** Only what WebVTT, SubRip and their exporters know is a tag: `<5 and size>` and `<3` are text. */
const TAGS = [
  String.raw`</?(?:b|i|u|s|c|v|p|font|span|lang|ruby|rt|strong|em)(?:\.[^\s<>]*)?>`,
  String.raw`<(?:v|lang|c)(?:\.[^\s<>]*)?\s[^<>]*>`,
  String.raw`<(?:font|span|p|b|i|u|s)\s[^<>]*=[^<>]*>`,
  // Aegisub and MicroDVD leave theirs in SubRip files.
  String.raw`\{\\[^}]*\}`,
  String.raw`\{[yfscp]:[^}]*\}`,
].join('|')
const TAG = new RegExp(TAGS, 'giu')
const BREAK = /<br\s*\/?>|\[br\]/gi
const ENTITY = /&(?:(amp|lt|gt|quot|apos|nbsp|lrm|rlm)|#(\d{1,7})|#x([\da-f]{1,6}));/gi
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
/** Marks of direction, which say nothing here: the direction of a caption is found from its letters. */
const MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g
const LAST_CODE_POINT = 0x10_ff_ff

/** The text of a line of captions without tags, in parts that have times of their own. */
export function toTimedParts(line: string): TimedPart[] {
  // Texts and times alternate.
  const parts = line.split(WORD_TIME)
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [{ text: toPlain(part), start: index === 0 ? null : readClock(parts[index - 1] ?? '') }] : [],
  )
}

/** Tags come before entities: `&lt;b&gt;` is text. */
function toPlain(text: string): string {
  return text
    .replaceAll(BREAK, ' ')
    .replaceAll(TAG, '')
    .replaceAll(ENTITY, (entity, name: string | undefined, decimal: string | undefined, hex: string | undefined) =>
      name === undefined
        ? fromCode(entity, decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
        : (SIGNS[name.toLowerCase()] ?? ''),
    )
    .replaceAll(MARKS, '')
}

function fromCode(entity: string, code: number): string {
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity
}
