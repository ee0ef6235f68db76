import { describeSchema } from '../../../platform/http/describe-schema.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { prompts } from './prompts.ts'
import { toolDefinitions } from './tool-definitions.ts'

test('[P-72] instructions, prompts and descriptions name tools, arguments and values that exist', () => {
  const definitions = [...toolDefinitions.values()]
  const results = [...toolDefinitions.keys()].map(({ output }) => describeSchema(output, 'output'))
  const described = JSON.stringify([definitions, results])
  const asked = prompts.map(({ write, args }) =>
    write(Object.fromEntries(Object.keys(args.shape).map((name) => [name, 'Kettle']))),
  )
  const texts = [INSTRUCTIONS, ...asked, ...definitions.map(({ description }) => description)]
  const named = texts.flatMap((text) => text.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? [])
  expect(named).toContain('get_niche_angles')
  expect(named.filter((name) => !described.includes(`"${name}"`))).toEqual([])
})

test('[P-72] a prompt says what the user gave, and leaves out what was not', () => {
  const brief = prompts.find(({ name }) => name === 'brief_from_saved_ads')
  expect(brief?.write({ product: 'Kettle', topic: 'spring' })).toContain('Read list_saved_ads about "spring"')
  expect(brief?.write({ product: 'Kettle' })).toContain('Read list_saved_ads and choose')
})
