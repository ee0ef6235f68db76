import type { Module } from 'webpack'

/** Extracts the share key from a shared module's identifier: `provide module (default) antd/es/table@6.6.8 = …`. */
export function toShareKey(module: Module): string {
  const match = /^(?:provide module \(default\) |consume-shared-module\|default\|)(@?[^@|]+)/.exec(module.identifier())
  if (match?.[1] === undefined) {
    throw new Error(`Not a shared module: ${module.identifier()}`)
  }
  return match[1]
}
