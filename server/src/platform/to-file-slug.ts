const LONGEST = 40

/** A text as a part of a file name, valid on every file system: letters and digits in lower case, joined by hyphens. */
export function toFileSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, LONGEST)
}
