import type { Insertion } from './insert.ts'
import type { Names } from './names.ts'

/** The changes of a new server module to existing files. */
export function moduleWiring(names: Names, domain: string): Insertion[] {
  const { plural, table, pluralCamel, singularPascal } = names
  const wiringFile = `server/src/modules/${domain}/${domain}.wiring.ts`
  const [register, create] = [`register${singularPascal}Routes`, `create${singularPascal}Service`]
  return [
    {
      file: 'shared/contract/package.json',
      anchor: '"exports": {',
      text: `\n    "./${plural}": "./src/${plural}.ts",`,
      where: 'after',
    },
    {
      file: 'shared/contract/src/endpoints.ts',
      anchor: "import * as products from './products.ts'",
      text: `import * as ${pluralCamel} from './${plural}.ts'\n`,
      where: 'before',
    },
    { file: 'shared/contract/src/endpoints.ts', anchor: 'const modules = {', text: ` ${pluralCamel},`, where: 'after' },
    {
      file: 'shared/contract/src/permissions.ts',
      anchor: "  'files.upload'",
      text: `  '${table}.edit': row(EDITORS, 'You can look at the ${plural.replaceAll('-', ' ')} of this workspace but not change them.'),\n`,
      where: 'before',
    },
    {
      file: wiringFile,
      anchor: '\n\ninterface Given',
      text: `\nimport { ${register} } from './${plural}/${plural}.routes.ts'\nimport { ${create} } from './${plural}/${plural}.service.ts'`,
      where: 'before',
    },
    { file: wiringFile, anchor: ' * Owns the tables ', text: `\`${table}\`, `, where: 'after' },
    // Every wiring file has the database and the clock in scope, and ends with the exports of the domain.
    {
      file: wiringFile,
      anchor: '\n  return {',
      text: `\n  ${register}(app, ${create}({ db, clock }))`,
      where: 'before',
    },
  ]
}
