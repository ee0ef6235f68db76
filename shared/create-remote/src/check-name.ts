const MOST_LETTERS = 40

/**
 * The reason why a remote cannot have a name, as a sentence; null for a name that it can have.
 * @param taken names of packages, and first words of addresses, that the product uses itself
 */
export function findNameFault(name: string, taken: readonly string[]): string | null {
  if (name === '') {
    return 'Name the remote: "create-remote insights".'
  }
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) {
    return `"${name}" is not a name of a remote: use lower-case letters, with single hyphens between words, as in "ad-insights".`
  }
  if (name.length > MOST_LETTERS) {
    return `"${name}" has ${name.length} letters; a name of a remote has at most ${MOST_LETTERS}.`
  }
  return taken.includes(name)
    ? `"${name}" is taken: the product has a package or a page of that name. Choose another one.`
    : null
}
