import type { Chunk, ChunkGraph, Module } from 'webpack'
import { toShareKey } from './share-key.ts'

/** Components of antd that pages tend to use together, by group; the rest of antd goes to `ui-core`. */
const groups: Readonly<Record<string, { antd: string; parts: string }>> = {
  'ui-date': { antd: 'date-picker time-picker calendar', parts: 'picker' },
  'ui-data': {
    antd:
      'anchor back-top carousel cascader color-picker descriptions float-button image list listy masonry mentions ' +
      'pagination qr-code qrcode rate result slider splitter statistic steps table timeline tour transfer tree tree-select ' +
      'upload watermark',
    parts: 'cascader image listy mentions pagination qrcode rate slider steps table tour tree tree-select upload',
  },
  'ui-input': { antd: 'input', parts: 'input textarea' },
  'ui-select': {
    antd: 'checkbox segmented select',
    parts: 'checkbox segmented select virtual-list',
  },
  'ui-form': {
    antd: 'auto-complete form input-number radio switch',
    parts: 'input-number switch',
  },
  'ui-dialog': { antd: 'drawer modal', parts: 'dialog drawer' },
  'ui-menu': { antd: 'breadcrumb dropdown layout menu', parts: 'dropdown menu' },
  'ui-overlay': {
    antd: 'message notification popconfirm progress tabs',
    parts: 'notification progress tabs',
  },
}

/** Small modules within the components above that nearly all components import: contexts, texts, colours. */
const CORE_INSIDE =
  /\/antd\/es\/(?:[\w-]+\/(?:\w*[cC]ontext\.js|locale\/)|form\/hooks\/(?:useFormItemStatus|useVariants)\.js|color-picker\/(?:color|util|components\/ColorPresets)\.js)/

/**
 * antd and its dependencies, by name. A package that is not listed here goes into the chunks of the pages that use it, so that other pages
 * do not load it.
 */
const CORE =
  /\/node_modules\/(?:antd|@ant-design\/[\w-]+|@rc-component\/[\w-]+|@emotion\/[\w-]+|@babel\/runtime|clsx|compute-scroll-into-view|dayjs|is-mobile|json2mq|react-is|scroll-into-view-if-needed|string-convert|stylis|throttle-debounce)\//

function toModules({ antd, parts }: { antd: string; parts: string }): RegExp {
  const anyOf = (names: string) => `(?:${names.replaceAll(' ', '|')})`
  return new RegExp(`/node_modules/(?:antd/es/${anyOf(antd)}|@rc-component/${anyOf(parts)})/`)
}

/**
 * How the host's chunks are split. Without groups every component of antd would load a dozen small files; with one file for all of antd
 * every page would load the table and the date picker. The modules that the host itself uses are in separate files (`core`, `ui-host`),
 * which stay cached across releases; the groups hold the rest, for the remotes.
 * @param components folders of antd's components that pages of remotes use, as `input-number`. The groups contain their modules; the
 * modules of all other components are in separate files (`ui-form-rest`), so that no page loads them.
 */
export function createCacheGroups(components: readonly string[]) {
  const used = new Set(components.map((name) => `antd/es/${name}`))

  /** Whether a chunk is loaded by a page of the host or brings a shared module that pages use. */
  function isUsedChunk(chunk: Chunk): boolean {
    const origins = [...chunk.groupsIterable].flatMap((group) => group.origins)
    return origins.some(({ module }) => module?.type !== 'provide-module' || used.has(toShareKey(module)))
  }

  /** A group of the matching modules that pages use, or of those that no page uses. */
  function getGroup(name: string, test: RegExp, priority: number, isUsed = true) {
    return {
      name: isUsed ? name : `${name}-rest`,
      chunks: 'async' as const,
      test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
        test.test(module.nameForCondition() ?? '') &&
        chunkGraph.getModuleChunks(module).some((chunk) => isUsedChunk(chunk)) === isUsed,
      priority,
      enforce: true,
    }
  }

  return {
    core: {
      name: 'core',
      chunks: 'initial' as const,
      test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|@reduxjs|react-redux|redux|immer|use-sync-external-store|zod)\//,
      priority: 30,
      enforce: true,
    },
    'ui-host': { name: 'ui-host', chunks: 'initial' as const, test: CORE, priority: 20, enforce: true },
    'ui-core-inside': getGroup('ui-core', CORE_INSIDE, 15),
    ...Object.fromEntries(
      Object.entries(groups).flatMap(([name, group]) => [
        [name, getGroup(name, toModules(group), 10)],
        [`${name}-rest`, getGroup(name, toModules(group), 10, false)],
      ]),
    ),
    'ui-core': getGroup('ui-core', CORE, 5),
    'ui-core-rest': getGroup('ui-core', CORE, 5, false),
  }
}
