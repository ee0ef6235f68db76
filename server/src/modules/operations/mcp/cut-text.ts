/** Characters of a text in a list, and of one in the answer about a single thing. */
export const LIST_TEXT = 400
export const WHOLE_TEXT = 6000

/** A text of at most `most` characters; of a longer one, the beginning and how much is missing. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) {
    return text
  }
  // A character of two code units is not split.
  const kept = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
  return `${kept}… [cut: ${text.length - kept.length} more characters]`
}
