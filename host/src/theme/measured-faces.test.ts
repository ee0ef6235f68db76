import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONT_FAMILY } from '@marquee/ui/theme/tokens'

test('[P-83] every face with the measures of Inter that texts are set in is described, and only those', () => {
  const styles = readFileSync(join(import.meta.dirname, 'shell.css'), 'utf8')
  const described = [...styles.matchAll(/@font-face \{\s*font-family: ('[^']+')/g)].map(([, face]) => face)
  expect(described.length).toBeGreaterThan(0)
  expect(FONT_FAMILY.split(', ').filter((face) => face.includes('Measures'))).toEqual(described)
})
