/** The columns of an ad, by name. */
export type Columns = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object at a key, or an empty one. */
export function objectAt(values: Columns, key: string): Columns {
  const value = values[key]
  return isObject(value) ? value : {}
}

/** The objects of the list at a key. */
export function objectsAt(values: Columns, key: string): Columns[] {
  const value = values[key]
  return Array.isArray(value) ? value.filter(isObject) : []
}

const NOTHING: ReadonlySet<unknown> = new Set('None null NULL nan NaN undefined'.split(' '))

/** Whether a value is what programs write where there is nothing. */
export function isNothing(value: unknown): boolean {
  return NOTHING.has(value)
}

/** The first value of these that says something. */
export function firstOf(...values: readonly unknown[]): unknown {
  return values.find(
    (value) => value !== null && value !== undefined && value !== '' && value !== false && !isNothing(value),
  )
}

/** The text of a text, a number, the first text of a list, or an object that holds one, as the web's `{"text": …}`. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const text = value.trim()
    return text === '' ? undefined : text
  }
  if (Array.isArray(value)) {
    return value.map(textOf).find((text) => text !== undefined)
  }
  if (isObject(value)) {
    const markup = { ...value, ...objectAt(value, 'markup') }
    return textOf(value['text']) ?? withoutTags(textOf(firstOf(markup['__html'], markup['html'])))
  }
  return typeof value === 'number' ? String(value) : undefined
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", nbsp: ' ' }

/** The words of a part of a web page. */
export function withoutTags(markup: string | undefined): string | undefined {
  return markup
    ?.replaceAll(/<br\s*\/?>|<\/p>\s*(?=<p\b)/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#039|[a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}

/** A web address, or undefined: `//example.com/a` gets its scheme. */
export function addressOf(value: unknown): string | undefined {
  const text = textOf(value)?.replace(/^\/\//, 'https://')
  return text !== undefined && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : undefined
}

/** A whole number above zero, from a number or a text that begins with one, such as `1,200 ads`. */
export function countOf(value: unknown): number | undefined {
  const text = typeof value === 'string' ? value.replaceAll(/(?<=\d)[,\u00a0 ](?=\d{3})/g, '') : value
  const count = typeof text === 'string' ? Number.parseInt(text, 10) : Number(text ?? Number.NaN)
  return Number.isFinite(count) && count >= 1 ? Math.floor(count) : undefined
}
