const LONGEST_NAME = 200

/**
 * The name of a file from outside, by which users recognise it: one line without a path, and without characters that nobody sees or that
 * turn the direction of the others.
 * @param otherwise what it is called when nothing is left of the name
 */
export function toPlainFileName(name: string, otherwise = ''): string {
  const [last = ''] = name.toWellFormed().split(/[/\\]/).toReversed()
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME)
    .toWellFormed()
  return plain === '' ? otherwise : plain
}
