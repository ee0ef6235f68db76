import webpack, {
  type AsyncDependenciesBlock,
  type Chunk,
  type ChunkGroup,
  type Compilation,
  type Module,
} from 'webpack'
import { readApiBaseUrl } from './api-base-url.ts'
import { findLinkedPages } from './linked-pages.ts'
import { findStrayedEditors } from './find-strayed-editors.ts'
import { findPageImports } from './page-chunks.ts'
import type { BuildPart, FileSet, ReleaseDescription } from './registry.ts'
import { toShareKey } from './share-key.ts'

/** The parts of a release description that come from a compilation. */
export type BuildParts = Pick<
  ReleaseDescription,
  'entry' | 'pages' | 'provides' | 'links' | 'fonts' | 'takesHashesLater' | 'apiBaseUrl'
>

/** The font file of the product's texts that has the Latin letters. */
const TEXT_FACE = /^inter-latin-wght-normal\..*\.woff2$/

export function describeHost(compilation: Compilation): BuildParts {
  const main = compilation.entrypoints.get('main')
  if (main === undefined) {
    throw new Error('The host has no entry "main".')
  }
  const entry = toPart(compilation, main.chunks)
  const provides: Record<string, FileSet> = {}
  for (const module of compilation.modules) {
    const [block] = module.blocks
    if (module.type === 'provide-module' && block !== undefined) {
      const { scripts, styles } = without(toPart(compilation, listChunks(compilation, block)), entry)
      provides[toShareKey(module)] = { scripts, styles }
    }
  }
  const fonts = compilation.getAssets().flatMap(({ name }) => (TEXT_FACE.test(name) ? [name] : []))
  const apiBaseUrl = readApiBaseUrl(process.env)
  return {
    entry,
    pages: {},
    provides,
    links: listLinks(compilation),
    fonts,
    takesHashesLater: true,
    ...(apiBaseUrl !== '' && { apiBaseUrl }),
  }
}

/**
 * @param entrySource text of the remote's `remote-entry.ts`
 * @throws Error when a page loads the editor of another one
 */
export function describeRemote(compilation: Compilation, containerFile: string, entrySource: string): BuildParts {
  const container = [...compilation.modules].find((module) => module.identifier().startsWith('container entry'))
  const entryChunks = (container?.blocks ?? []).flatMap((block) => listChunks(compilation, block))
  const entry = toPart(compilation, entryChunks)
  entry.scripts = [containerFile, ...entry.scripts.filter((file) => file !== containerFile)]
  const chunksByRequest = lazyChunks(compilation)
  const pages: Record<string, BuildPart> = {}
  const modulesByPage = new Map([['the entry', listModuleFiles(compilation, entryChunks)]])
  for (const [page, request] of findPageImports(entrySource)) {
    const chunks = chunksByRequest.get(request) ?? []
    pages[page] = without(toPart(compilation, chunks), entry)
    modulesByPage.set(page, listModuleFiles(compilation, chunks))
  }
  const strayed = findStrayedEditors(modulesByPage)
  if (strayed.length > 0) {
    throw new Error(strayed.join('\n'))
  }
  return { entry, pages, provides: {}, links: listLinks(compilation) }
}

/** The pages that the build's own code names in `href('briefs')`; computed names are not found. */
function listLinks(compilation: Compilation): string[] {
  const names = [...compilation.modules]
    .filter((module) => !module.nameForCondition()?.includes('/node_modules/'))
    .flatMap((module) => findLinkedPages(module.originalSource()?.source().toString() ?? ''))
  return [...new Set(names)].toSorted()
}

/** Text of a dynamic import in `remote-entry.ts` → the chunks that it loads. */
function lazyChunks(compilation: Compilation): Map<string, readonly Chunk[]> {
  const found = new Map<string, readonly Chunk[]>()
  for (const module of compilation.modules) {
    if (module.nameForCondition()?.endsWith('/src/remote-entry.ts')) {
      for (const block of module.blocks) {
        const request = block.dependencies
          .map((dependency) => ('request' in dependency ? dependency.request : undefined))
          .find((text) => typeof text === 'string')
        if (request !== undefined) {
          found.set(request, listChunks(compilation, block))
        }
      }
    }
  }
  return found
}

function listChunks(compilation: Compilation, block: AsyncDependenciesBlock): readonly Chunk[] {
  const group: ChunkGroup | null | undefined = compilation.chunkGraph.getBlockChunkGroup(block)
  return group?.chunks ?? []
}

/** The files of all modules in the chunks, also of those that webpack has put together. */
function listModuleFiles({ chunkGraph }: Compilation, chunks: readonly Chunk[]): string[] {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
  return modules
    .flatMap((module) => [module, ...listConcatenated(module)])
    .flatMap((module) => module.nameForCondition() ?? [])
}

function listConcatenated(module: Module): Module[] {
  const inner: unknown = 'modules' in module ? module.modules : []
  return Array.isArray(inner) ? inner.filter((one: unknown) => one instanceof webpack.Module) : []
}

function toPart(compilation: Compilation, chunks: readonly Chunk[]): BuildPart {
  const files = new Set<string>()
  const consumes = new Set<string>()
  for (const chunk of new Set(chunks)) {
    chunk.files.forEach((file) => files.add(file))
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      if (module.type === 'consume-shared-module') {
        consumes.add(toShareKey(module))
      }
    }
  }
  const ofType = (extension: string) => [...files].filter((file) => file.endsWith(extension))
  return { scripts: ofType('.js'), styles: ofType('.css'), consumes: [...consumes].toSorted() }
}

function without(part: BuildPart, loaded: FileSet): BuildPart {
  const isNew = (file: string) => !loaded.scripts.includes(file) && !loaded.styles.includes(file)
  return { ...part, scripts: part.scripts.filter(isNew), styles: part.styles.filter(isNew) }
}
