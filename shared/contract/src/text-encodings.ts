import { z } from 'zod'

/** The encodings in which files of text are read. */
const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-874',
  'koi8-r',
  'ibm866',
  'macintosh',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const
export const textEncoding = z.enum(textEncodings)
export type TextEncoding = z.infer<typeof textEncoding>

/** The encodings as users know them. */
export const ENCODING_NAMES: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big endian)',
  'windows-1252': 'Western (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-874': 'Thai (Windows-874)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  ibm866: 'Cyrillic (DOS)',
  macintosh: 'Western (Mac)',
  shift_jis: 'Japanese (Shift_JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  'iso-2022-jp': 'Japanese (ISO-2022-JP)',
  gb18030: 'Chinese (GBK)',
  big5: 'Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
}

/** How a file of text is read, and how else it could be. */
export const encodingChoice = z.object({
  chosen: textEncoding,
  /** False: the file does not show its encoding, so the import waits for someone to choose it. */
  is_sure: z.boolean(),
  /** Lines of the file in each encoding that is possible, the likeliest first; none where the encoding is sure. */
  guesses: z.array(z.object({ encoding: textEncoding, lines: z.array(z.string()) })),
})
export type EncodingChoice = z.infer<typeof encodingChoice>
