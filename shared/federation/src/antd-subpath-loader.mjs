// Webpack loader: `import { Table } from 'antd'` becomes `import Table from 'antd/es/table'`, because antd is shared by
// component. It runs on JavaScript, after the types are gone, and changes nothing else of the file.
import { readFileSync } from 'node:fs'

const NAMED_IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]antd['"]/g
const ANY_IMPORT = /(?:from|import)\s*\(?['"]antd['"]/
const COMPONENT_EXPORT = /export \{ default as (\w+) \} from '\.\/([\w-]+)'/g

/** @type {Map<string, string> | undefined} */
let components

// oxlint-disable-next-line import/no-default-export -- webpack takes the default export
export default async function antdSubpathLoader(source, sourceMap) {
  const done = this.async()
  try {
    const result = ANY_IMPORT.test(source) ? rewritten(source, await componentFolders(this)) : source
    done(null, result, sourceMap)
  } catch (error) {
    done(error)
  }
}

function rewritten(source, folders) {
  const result = source.replace(NAMED_IMPORT, (whole, names) => {
    const lines = whole.split('\n').length - 1
    const imports = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => defaultImport(name, folders))
    // As many lines as before, so that the source map stays right.
    return imports.join('; ') + '\n'.repeat(lines)
  })
  if (ANY_IMPORT.test(result)) {
    throw new Error("antd is imported by name only: import { Table } from 'antd'.")
  }
  return result
}

function defaultImport(name, folders) {
  const [imported, local = imported] = name.split(/\s+as\s+/)
  const folder = folders.get(imported)
  if (folder === undefined) {
    throw new Error(`antd has no component "${imported}".`)
  }
  return `import ${local} from "antd/es/${folder}"`
}

async function componentFolders(loader) {
  if (components === undefined) {
    const resolve = loader.getResolve({ dependencyType: 'esm' })
    const index = readFileSync(await resolve(loader.context, 'antd/es/index.js'), 'utf8')
    components = new Map([...index.matchAll(COMPONENT_EXPORT)].map(([, name, folder]) => [name, folder]))
  }
  return components
}
