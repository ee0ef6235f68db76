import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What the lint says of a stylesheet of the host. */
function lint(styles: string): string {
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/stylelint'),
    ['--stdin-filename', 'host/src/planted.css', '--formatter', 'unix'],
    { cwd: root, input: styles, encoding: 'utf8' },
  )
  return stdout + stderr
}

test.each([
  ['a property', 'a { field-sizing: content }', 'Property "field-sizing"'],
  ['a value', 'a { text-wrap: stable }', '"text-wrap"'],
  ['a function', 'a { width: calc-size(auto, size) }', 'Function "calc-size"'],
  ['an at-rule', '@starting-style { a { color: red } }', 'At-rule "@starting-style"'],
  ['a selector', 'a:open { color: red }', 'Selector "open"'],
])('[P-92] the lint refuses %s that is newer than the floor of browsers', (_, planted, named) => {
  expect(lint(planted)).toContain(named)
})

test('the lint leaves alone what the floor has, what the build lowers, and what is asked for first', () => {
  const styles = `
    a { color: light-dark(#000, #fff); user-select: none; text-wrap: balance; &:has(b) { inset: 0 } }
    @supports (field-sizing: content) { a { field-sizing: content } }`
  expect(lint(styles)).toBe('')
})
