import type { CreativeContent } from '../content.ts'

/** Whether a scene only shows something. */
export function isWordless(spoken: string, texts: Partial<CreativeContent>): boolean {
  return [spoken, ...Object.values(texts)].every((text = '') => text.trim() === '')
}
