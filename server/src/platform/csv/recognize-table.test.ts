import { deflateRawSync, gzipSync } from 'node:zlib'
import { chooseEncoding, recognizeTable } from './recognize-table.ts'

const TABLE = 'Ad name,Day,Spend\nÄrmel “blau” – 5 €,2026-03-09,"1,5"\n'
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()
/** “ ” – € of Windows-1252 stand where Unicode has control characters. */
const windows = Buffer.from(
  TABLE.replace('“', '\u0093').replace('”', '\u0094').replace('–', '\u0096').replace('€', '\u0080'),
  'latin1',
)

describe('[P-33][P-31] the start of a file that is said to be a table', () => {
  test.each([
    ['UTF-8', Buffer.from(TABLE), 'utf-8'],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TABLE}`), 'utf-8'],
    ['UTF-16 of Windows', Buffer.from(`\ufeff${TABLE}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 the other way round', swapped(`\ufeff${TABLE}`), 'utf-16be'],
    ['UTF-16 without a mark', Buffer.from(TABLE, 'utf16le'), 'utf-16le'],
    ['UTF-16 the other way round without a mark', swapped(TABLE), 'utf-16be'],
    ['Windows-1252', windows, 'windows-1252'],
    ['UTF-8 that ends within a character', Buffer.from(`${TABLE}日`).subarray(0, -1), 'utf-8'],
    ['UTF-8 with a broken character', Buffer.concat([Buffer.from(TABLE), Buffer.from([0xff])]), 'utf-8'],
    ['nothing but letters of Japanese', Buffer.from('広告,日付\n赤い靴,三月\n'), 'utf-8'],
    ['a heading that begins like a bitmap', Buffer.from('BMI,Day\n1,2\n'), 'utf-8'],
    ['JSON', Buffer.from('{"id":1}\n'), 'utf-8'],
    ['nothing', Buffer.alloc(0), 'utf-8'],
  ])('%s is read', async (_, start, encoding) => {
    expect(await recognizeTable(start)).toMatchObject({ encoding, isSure: true })
  })

  test.each([
    ['PNG', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), noise(200)]), 'an image (PNG)'],
    ['MP4', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), 'a video (MP4)'],
    ['ZIP', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), deflateRawSync(noise(500))]), 'an archive (ZIP)'],
    ['gzip', gzipSync(Buffer.from(TABLE)), 'an archive (GZ)'],
    ['noise', noise(5000), 'a binary file'],
    ['noise with the mark of UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), noise(5000)]), 'a binary file'],
    ['zeros', Buffer.alloc(64), 'a binary file'],
    ['a PDF of text', Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type, /Catalog >>\n'), 'a PDF'],
    ['a page', Buffer.from('<!DOCTYPE html>\n<title>a, b</title>'), 'a web page'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'an XML file'],
    ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:10,\na.ts\n'), 'a playlist'],
  ])('%s is refused by what it looks like', async (_, start, noun) => {
    await expect(recognizeTable(start)).rejects.toThrow(`This is not a table: it looks like ${noun}.`)
  })

  test('100,000 columns are refused as such, a long quoted heading is not', async () => {
    const wide = Array.from({ length: 100_000 }, (_, index) => `c${index}`).join(';')
    await expect(recognizeTable(Buffer.from(`${wide}\n`))).rejects.toThrow('The table has more than 2,000 columns.')
    expect(await recognizeTable(Buffer.from(`"${','.repeat(5000)}",b\n1,2\n`))).toMatchObject({ encoding: 'utf-8' })
  })
})

/** Text of Windows-1251, whose letters of the Cyrillic alphabet lie 848 behind those of Unicode. */
function cyrillic(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (letter) =>
      (letter.codePointAt(0) ?? 0) > 0x400 ? (letter.codePointAt(0) ?? 0) - 848 : (letter.codePointAt(0) ?? 0),
    ),
  )
}

describe('[P-96] encodings of strangers', () => {
  test.each([
    ['Japanese', 'shift_jis', '8f48835a815b838b2c313a8f4882cc90568dec82aa936f8fea82b582dc82b582bd'],
    ['Japanese of older systems', 'euc-jp', 'bda9a5bba1bca5eb2cbda9a4cebfb7bac6a4accdd1ceccb3cfbdb1bfa6a5b7a5e7'],
    ['Japanese of mails', 'iso-2022-jp', '1b2442392d39701b28422c310a'],
  ])('%s is read', async (_, encoding, hex) => {
    const start = Buffer.concat([Buffer.from('Ad name,Day\n'), Buffer.from(hex, 'hex'), Buffer.from('\n')])
    expect(await recognizeTable(start)).toMatchObject({ encoding, isSure: true })
  })

  test('a long Russian text is sure, a short one is asked with its lines in each encoding', async () => {
    const long =
      'Название,День\nВесенняя распродажа обуви для всей семьи со скидкой до пятидесяти процентов,1\nБольшие скидки на зимнюю одежду и обувь\n'
    expect(await recognizeTable(cyrillic(long))).toMatchObject({ encoding: 'windows-1251', isSure: true })
    const { is_sure, guesses } = await chooseEncoding(cyrillic('Ad name,Day\nОсенняя распродажа,1\n'))
    expect([is_sure, guesses[0]]).toEqual([false, { encoding: 'windows-1251', lines: ['Осенняя распродажа,1'] }])
  })

  test('letters that are no words of the West are asked, and never Western in silence', async () => {
    for (const hex of ['5072f8edb9e8206bf9f2', '47796bf8f5747a9e', '8e7470a6', '5a61bfb3f3']) {
      const start = Buffer.concat([Buffer.from('Ad name,Day\n'), Buffer.from(hex, 'hex'), Buffer.from(',1\n')])
      expect((await recognizeTable(start)).isSure).toBe(false)
    }
  })

  test('what someone chose is taken', async () => {
    const start = cyrillic('Ad name,Day\nОсень,1\n')
    expect(await recognizeTable(start, 'koi8-r')).toMatchObject({ encoding: 'koi8-r', isSure: true })
    expect(await chooseEncoding(start, 'koi8-r')).toMatchObject({ chosen: 'koi8-r', is_sure: false })
  })
})

/** The same noise each time, without a meaning. */
function noise(length: number): Buffer {
  let state = 7
  return Buffer.from(
    Array.from({ length }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31
      return (state >> 16) % 256
    }),
  )
}
