import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CircleDot } from 'lucide-react'
import { getIcon } from './icons.ts'

const root = join(import.meta.dirname, '../../..')
const named = globSync('{host,remotes/*}/src/**/*manifest.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/icon: '(\w+)'/g)].map(([, icon = '']) => ({ file, icon })),
)

test('the host has every icon that a manifest of this repository names', () => {
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ icon }) => getIcon(icon) === CircleDot)).toEqual([])
})
