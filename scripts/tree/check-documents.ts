import { posix } from 'node:path'

/** A Markdown file of the repository. */
export interface RepositoryDocument {
  path: string
  text: string
}

const FENCED = /^ *```\w*\n[\s\S]*?^ *```$/gm
const CODE = /`([^`]+)`/g

const DECISION_PARTS = ['Status', 'Context', 'Decision', 'Consequences']
const STATUS = /^(?:Accepted|Superseded by \[decision \d+\]\(\d{4}-[\w-]+\.md\))/
const DECIDED_ON = /Accepted on \d{4}-\d\d-\d\d\./

/** The defects in the form of a decision record: it needs the numbered title, the four parts in order, and a dated status. */
export function findDecisionFaults({ path, text }: RepositoryDocument): string[] {
  const number = Number(posix.basename(path).slice(0, 4))
  const [title = '', ...parts] = text.split(/^## /m)
  const headings = parts.map((part) => part.slice(0, part.indexOf('\n')))
  const bodies = parts.map((part) => part.slice(part.indexOf('\n')).trim())
  const status = bodies[0] ?? ''
  return [
    ...(new RegExp(`^# ${number}\\. \\S.*\\n\\n$`).test(title)
      ? []
      : [`${path}: begins with other lines than "# ${number}. Title"`]),
    ...(headings.join() === DECISION_PARTS.join() ? [] : [`${path}: has the parts ${headings.join(', ')}`]),
    ...(STATUS.test(status) && DECIDED_ON.test(status)
      ? []
      : [`${path}: the status is neither accepted nor superseded, with a day`]),
    ...(bodies.includes('') ? [`${path}: has an empty part`] : []),
  ]
}

/** Words that the glossary replaces, and words for an unnamed person. */
const AVOIDED_WORDS =
  /\b(?:pictures?|films?|people|grounds?|sightings?|neighbours?|milestones?|whoever|nobody|somebody)\b/gi

/** @returns one line for each avoided word outside of code */
export function findAvoidedWords({ path, text }: RepositoryDocument): string[] {
  const prose = text.replace(FENCED, '').replace(CODE, '')
  return [...new Set([...prose.matchAll(AVOIDED_WORDS)].map(([word]) => word))].map((word) => `${path}: ${word}`)
}

const LINK = /\]\(([^)\s]+)\)/g
/** `briefs.policy.ts`; `x.module.ts` stands for the file of any module. */
const SOURCE_FILE = /^(?!x\.)[\w-][\w.-]*\.(?:d\.mts|mjs|cjs|tsx?)$/
/** A placeholder for many names. */
const PLACEHOLDER = /[<>*{}…]|[A-Z]{4}/
/** Documents name the folders of the server's source without their prefix. */
const OF_SERVER = /^(?:modules|platform|entry|migrations)\//

/** The existing files of the repository. */
interface RepositoryPaths {
  /** Paths of files and folders. */
  known: ReadonlySet<string>
  /** Names of files. */
  names: ReadonlySet<string>
}

export function toRepositoryPaths(files: readonly string[]): RepositoryPaths {
  return { known: new Set(files.flatMap(listAncestors)), names: new Set(files.map((file) => posix.basename(file))) }
}

/**
 * The files and folders that a document links to or names in code, but that do not exist.
 * @returns one line for each, with the document
 */
export function findMissingPaths(document: RepositoryDocument, { known, names }: RepositoryPaths): string[] {
  const missing = [
    ...findLinkedPaths(document).filter((path) => !known.has(path)),
    ...findNamedPaths(document.text).filter((word) => {
      const path = toRepositoryPath(word)
      return SOURCE_FILE.test(path) ? !names.has(path) : isBelowRoot(path, known) && !known.has(path)
    }),
  ]
  return [...new Set(missing)].map((path) => `${document.path}: ${path}`)
}

/** Every parent folder of a file, and the file. */
function listAncestors(file: string): string[] {
  const parts = file.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function findLinkedPaths({ path, text }: RepositoryDocument): string[] {
  return [...text.matchAll(LINK)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => posix.join(posix.dirname(path), target).replace(/\/$/, ''))
}

function findNamedPaths(text: string): string[] {
  const blocks = [...text.matchAll(FENCED)].map(([block]) => block)
  const spans = [...text.replace(FENCED, '').matchAll(CODE)].map(([, span = '']) => span)
  return [...blocks, ...spans].flatMap((code) => code.split(/[\s'",;()]+/)).filter((word) => !PLACEHOLDER.test(word))
}

/** Removes a line number, or the mark of a test or a folder, at the end. */
function toRepositoryPath(word: string): string {
  const path = word.replace(/:\d+$/, '').replace(/\/$/, '')
  return OF_SERVER.test(path) ? `server/src/${path}` : path
}

/** Whether its first folder is one of the repository's folders. */
function isBelowRoot(path: string, known: ReadonlySet<string>): boolean {
  return path.includes('/') && !path.startsWith('.') && known.has(path.slice(0, path.indexOf('/')))
}
