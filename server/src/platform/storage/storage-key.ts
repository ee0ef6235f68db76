const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/
const LONGEST_KEY = 512

/**
 * Returns the key if every kind of storage can hold it: in the form that {@link Storage} describes, with at most 512 characters.
 * @throws TypeError for any other key: our code creates the keys, so it is a programming error
 */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.length > LONGEST_KEY) {
    throw new TypeError(`Not a storage key: ${JSON.stringify(key)}`)
  }
  return key
}
