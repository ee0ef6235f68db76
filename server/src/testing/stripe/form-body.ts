export type FormValue = string | FormObject
export interface FormObject {
  [name: string]: FormValue
}

/** Reads a form as Stripe's SDK writes it: `items[0][price]=x` → `{ items: { 0: { price: 'x' } } }`. */
export function readFormBody(text: string): FormObject {
  const result: FormObject = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/[[\]]+/).filter((part) => part !== '')
    const last = path.pop() ?? ''
    let place = result
    for (const part of path) {
      const next = place[part]
      place = typeof next === 'object' ? next : ((place[part] = {}) as FormObject)
    }
    place[last] = value
  }
  return result
}

/** Every parameter by its full name, with `*` for the places of lists: `items.*.price`. */
export function listParameterNames(form: FormObject, prefix = ''): string[] {
  return Object.entries(form).flatMap(([name, value]) => {
    const full = `${prefix}${/^\d+$/.test(name) ? '*' : name}`
    return typeof value === 'string' ? [full] : listParameterNames(value, `${full}.`)
  })
}

/** A parameter by its path, when it is there. */
export function readParameter(form: FormObject, ...path: string[]): string | undefined {
  const value = find(form, path)
  return typeof value === 'string' ? value : undefined
}

/** The texts by name below a path, as metadata has them; none when there is nothing. */
export function readMetadata(form: FormObject, ...path: string[]): Record<string, string> {
  const value = find(form, path)
  const entries = typeof value === 'object' ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function find(form: FormObject, path: readonly string[]): FormValue | undefined {
  let value: FormValue | undefined = form
  for (const part of path) {
    value = typeof value === 'object' ? value[part] : undefined
  }
  return value
}
