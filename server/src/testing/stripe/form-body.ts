export type FormValue = string | FormObject
export interface FormObject {
  [name: string]: FormValue
}

/** Parses a form in the format of Stripe's SDK: `items[0][price]=x` → `{ items: { 0: { price: 'x' } } }`. */
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

/** The full names of all parameters, with `*` for the indexes of lists: `items.*.price`. */
export function listParameterNames(form: FormObject, prefix = ''): string[] {
  return Object.entries(form).flatMap(([name, value]) => {
    const full = `${prefix}${/^\d+$/.test(name) ? '*' : name}`
    return typeof value === 'string' ? [full] : listParameterNames(value, `${full}.`)
  })
}

/** The parameter at a path, if there is one. */
export function readParameter(form: FormObject, ...path: string[]): string | undefined {
  const value = find(form, path)
  return typeof value === 'string' ? value : undefined
}

/** The texts below a path by name, as in metadata; empty when there are none. */
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
