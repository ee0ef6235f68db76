const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/
const LONGEST_KEY = 512

/**
 * The key, when it is one that every kind of storage can hold: as {@link Storage} describes it, at most 512 characters.
 * @throws TypeError for anything else: keys are made by us, so it is our mistake
 */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.length > LONGEST_KEY) {
    throw new TypeError(`Not a storage key: ${JSON.stringify(key)}`)
  }
  return key
}
