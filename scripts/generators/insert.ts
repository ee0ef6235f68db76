import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A change to an existing file: `text` is inserted before or after the first occurrence of `anchor`. */
export interface Insertion {
  file: string
  anchor: string
  text: string
  where: 'before' | 'after'
}

/** @throws Error when a file does not contain its anchor; then nothing has been written */
export function applyInsertions(root: string, insertions: readonly Insertion[]): void {
  const contents = new Map<string, string>()
  for (const { file, anchor, text, where } of insertions) {
    const path = join(root, file)
    const content = contents.get(path) ?? readFileSync(path, 'utf8')
    const at = content.indexOf(anchor)
    if (at === -1) {
      throw new Error(`${file} no longer holds "${anchor}": add by hand what belongs there, and mend the generator.`)
    }
    const cut = where === 'before' ? at : at + anchor.length
    contents.set(path, content.slice(0, cut) + text + content.slice(cut))
  }
  for (const [path, content] of contents) {
    writeFileSync(path, content)
  }
}
