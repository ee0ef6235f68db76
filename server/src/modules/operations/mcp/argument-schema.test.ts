import { addBoardAds } from '@marquee/contract/boards'
import { listAds } from '@marquee/contract/ad-search'
import { listBriefs } from '@marquee/contract/briefs'
import { describeArguments } from './argument-schema.ts'
import { tools } from './tools/tools.ts'

test('[P-72] what an address says as text is described as what it means', () => {
  const { properties, required, additionalProperties } = describeArguments(listAds, {})
  expect(properties).toMatchObject({
    format: { type: 'array', items: { enum: ['image', 'video', 'carousel', 'text'] } },
    include_unverified: { type: 'boolean' },
    min_days: { type: 'integer', minimum: 1 },
    limit: { type: 'integer', maximum: 100, default: 10 },
  })
  expect([required, additionalProperties]).toEqual([[], false])
})

test('[P-72] arguments are those that a tool takes, under its names, with its explanations', () => {
  const names = { takes: ['limit'], renamed: { id: 'board_id' }, explained: { board_id: 'From list_boards.' } }
  expect(Object.keys(describeArguments(listBriefs, names).properties)).toEqual(['limit'])
  const { properties, required } = describeArguments(addBoardAds, { ...names, takes: ['ad_ids'] })
  expect(properties).toMatchObject({ board_id: { type: 'string', format: 'uuid', description: 'From list_boards.' } })
  expect(required).toEqual(['board_id', 'ad_ids'])
})

test('[P-72] a tool explains arguments that it has, under a name of its own', () => {
  const names = tools.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const unknown = tools.flatMap(({ name, endpoint, ...given }) => {
    const { properties } = describeArguments(endpoint, given)
    const named = [...Object.keys(given.explained ?? {}), ...Object.values(given.renamed ?? {})]
    return named.filter((argument) => !(argument in properties)).map((argument) => `${name}: ${argument}`)
  })
  expect(unknown).toEqual([])
})
