import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderConfiguration } from './configuration-document.ts'
import { environmentVariables, variableGroups } from './environment-variables.ts'

describe('docs/configuration.md', () => {
  test('is what the schemas of the variables say (npm run make configuration writes it)', () => {
    const file = join(import.meta.dirname, '../../../docs/configuration.md')
    expect(readFileSync(file, 'utf8')).toBe(renderConfiguration())
  })

  test('has every variable that the server reads', () => {
    const described = variableGroups.flatMap(({ variables }) => Object.keys(variables))
    expect(described.toSorted()).toEqual(Object.keys(environmentVariables.shape).toSorted())
  })
})
