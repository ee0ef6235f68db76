// Code of a remote may have replaced the functions of the language by the time that these run.
const { defineProperty, getOwnPropertyDescriptor } = Object

interface Known {
  object: object
  key: PropertyKey
  name: string
  descriptor: PropertyDescriptor
}

/**
 * Remembers the properties of objects.
 * @param objects name → object
 * @returns a function that gives changed properties their former value, and returns their names; new properties are left alone, because
 * polyfills add some
 */
export function createGlobalGuard(objects: Readonly<Record<string, object>>): () => string[] {
  const known: Known[] = Object.entries(objects).flatMap(([label, object]) =>
    Reflect.ownKeys(object).flatMap((key) => {
      const descriptor = getOwnPropertyDescriptor(object, key)
      return descriptor === undefined ? [] : { object, key, descriptor, name: `${label}.${String(key)}` }
    }),
  )

  return function restore() {
    const changed: string[] = []
    // A plain loop, because the iterators and methods of lists are among what may have been replaced.
    for (let index = 0; index < known.length; index += 1) {
      const one = known[index]
      if (one !== undefined && !isSame(getOwnPropertyDescriptor(one.object, one.key), one.descriptor)) {
        changed[changed.length] = one.name
        restoreOne(one)
      }
    }
    return changed
  }
}

function isSame(now: PropertyDescriptor | undefined, before: PropertyDescriptor): boolean {
  return now !== undefined && now.value === before.value && now.get === before.get && now.set === before.set
}

function restoreOne({ object, key, descriptor }: Known): void {
  try {
    defineProperty(object, key, descriptor)
  } catch {
    // It was frozen with its other value: it is only reported.
  }
}

/**
 * Keeps remotes from replacing a function of the browser. Others may wrap it, as error reporting does.
 * @param isRefused whether the caller, who is on the stack, may not replace it
 */
export function protectFunction(object: object, key: string, isRefused: (caller: Error) => boolean): void {
  let current: unknown = Reflect.get(object, key)
  defineProperty(object, key, {
    configurable: true,
    enumerable: true,
    get: () => current,
    set(next: unknown) {
      if (!isRefused(new Error('Replaced'))) {
        current = next
      }
    },
  })
}
