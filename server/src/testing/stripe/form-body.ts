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
  let value: FormValue | undefined = form
  for (const part of path) {
    value = typeof value === 'object' ? value[part] : undefined
  }
  return typeof value === 'string' ? value : undefined
}
