/** A file of the repository by its path. */
interface TrackedFile {
  path: string
  /** The beginning of its text. */
  start: string
}

const LICENSE_FILE = /(?:^|[/.])(?:licen[cs]e|copying|notice|unlicense)(?:[.-][^/]*)?$/i

/** Words of the licenses of third-party files, as found at the head of such files. */
const FOREIGN_WORDS = [
  /Permission is hereby granted/i,
  /Redistribution and use in source and binary forms/i,
  /Licensed under the (?:Apache|MIT|BSD|Mozilla|GNU)/i,
  /GNU (?:Lesser |Affero )?General Public License/i,
  /Mozilla Public License/i,
  /SIL Open Font License/i,
  /Creative Commons/i,
  /SPDX-License-Identifier/i,
  /Copyright (?:\(c\)|©|\d{4})/i,
  /@license\b/i,
]

/**
 * The third-party files, as far as their text shows it: every file in the repository must be written for it.
 * @returns one line for each, with the text that shows it
 */
export function findForeignFiles(files: readonly TrackedFile[]): string[] {
  return files.flatMap(({ path, start }) => {
    if (LICENSE_FILE.test(path)) {
      return [`${path}: a license of its own`]
    }
    const words = FOREIGN_WORDS.map((pattern) => pattern.exec(start)?.[0]).find((found) => found !== undefined)
    return words === undefined ? [] : [`${path}: “${words}”`]
  })
}
