import { hash } from 'node:crypto'

/**
 * An id for an ad whose source gives none, made of its source, advertiser and words, so that the same file twice changes nothing.
 * Without words, the names of its files stand for them: the addresses around these names change with each visit.
 */
export function makeId({ source, brand, title, body, link_description, media }: Record<string, unknown>): string {
  const words = [title, body, link_description].filter((text) => typeof text === 'string' && text.trim() !== '')
  const parts = [source, brand, words.length > 0 ? words : fileNames(media)]
  return `made-${hash('sha256', JSON.stringify(parts), 'hex').slice(0, 32)}`
}

function fileNames(media: unknown): unknown[] {
  const list: unknown[] = Array.isArray(media) ? media : []
  return list.map((item) => {
    const url = typeof item === 'object' && item !== null && 'url' in item ? String(item.url) : ''
    return URL.canParse(url) ? new URL(url).pathname.split('/').at(-1) : url
  })
}
