#!/usr/bin/env node
// `marquee-remote`. A remote's own files are TypeScript, which only newer versions of Node read.
const LOWEST_NODE = 24

const [major] = process.versions.node.split('.')
if (Number(major) < LOWEST_NODE) {
  console.error(`This is Node ${process.versions.node}. The kit needs Node ${LOWEST_NODE} or newer.`)
  process.exitCode = 1
} else {
  await import('./main.ts')
}

export {}
