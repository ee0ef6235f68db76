import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDeniedWords } from './find-denied-words.ts'

const root = join(import.meta.dirname, '../..')
/** Tests over files of others use their names. */
const NAMES_OF_OTHERS = /\.testdata\.test\.ts$/

describe('identifiers say the words of the glossary', () => {
  test('in every file', () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((path) => path !== '' && !NAMES_OF_OTHERS.test(path))
    expect(files.length).toBeGreaterThan(1000)
    expect(files.flatMap((path) => findDeniedWords(path, readFileSync(join(root, path), 'utf8')))).toEqual([])
  })

  test.each([
    ['a variable', 'const adPicture = 1', 'adPicture (say image)'],
    ['a property', 'interface Ad { films: string[] }', 'films (say video)'],
    ['a function', 'function listPeople() {}', 'listPeople (say users or members)'],
    ['a type', 'type Neighbours = Ad', 'Neighbours (say adjacent or concurrent)'],
    ['a constant', 'const PIECE_HEIGHT = 2', 'PIECE_HEIGHT (say image, part or chunk)'],
  ])('catch %s', (_name, source, found) => {
    expect(findDeniedWords('host/src/planted.ts', source)).toEqual([`host/src/planted.ts: ${found}`])
  })

  test.each([
    ['a comment', '// the picture of an ad\nconst image = 1'],
    ['a string', "const text = 'The picture is not there.'"],
    ['a part of a longer word', 'const background = foreground'],
    ['a column', 'const url = row.picture_url'],
  ])('leave %s alone', (_name, source) => {
    expect(findDeniedWords('host/src/planted.ts', source)).toEqual([])
  })
})
