import type { Chunk, ChunkGraph, Module } from 'webpack'
import { createCacheGroups } from './host-chunks.ts'

interface CacheGroup {
  name: string
  chunks: string
  priority: number
  test: RegExp | ((module: Module, graph: { chunkGraph: ChunkGraph }) => boolean)
}

/** The group of a module that a page uses; null when it lies with its users. */
function groupOf(file: string): string | null {
  const chunk = { groupsIterable: [{ origins: [{ module: undefined }] }] } as unknown as Chunk
  const chunkGraph = { getModuleChunks: () => [chunk] } as unknown as ChunkGraph
  const module = { nameForCondition: () => `/app/node_modules/.pnpm/x@1/node_modules/${file}` } as unknown as Module
  const asked = Object.values<CacheGroup>(createCacheGroups([])).filter(({ chunks }) => chunks === 'async')
  const fitting = asked.filter(({ test }) => typeof test === 'function' && test(module, { chunkGraph }))
  return fitting.toSorted((one, other) => other.priority - one.priority)[0]?.name ?? null
}

test.each([
  ['antd/es/input/Input.js', 'ui-input'],
  ['@rc-component/select/es/Select.js', 'ui-select'],
  ['antd/es/drawer/index.js', 'ui-dialog'],
  ['antd/es/input/context.js', 'ui-core'],
  ['antd/es/button/Button.js', 'ui-core'],
  ['@rc-component/trigger/es/index.js', 'ui-core'],
])('[A-17] %s lies in %s', (file, group) => {
  expect(groupOf(file)).toBe(group)
})

test.each([
  'react-hook-form/dist/index.esm.mjs',
  '@hookform/resolvers/zod/dist/zod.mjs',
  'd3-shape/src/area.js',
  'web-vitals/dist/web-vitals.js',
  'dom-mutator/dist/dom-mutator.esm.js',
])('[A-17] nobody but its users pays for %s', (file) => {
  expect(groupOf(file)).toBeNull()
})
