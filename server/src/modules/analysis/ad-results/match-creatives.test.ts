import { matchCreatives } from './match-creatives.ts'

const ad = { id: 'ad-1', external_id: '120210', name: 'Summer sale – v2', creative_file: null, analysis_id: null }

describe('[P-33] the creative of an ad', () => {
  test('is found by id, then by file, then by name', () => {
    const byId = { id: 'a', external_id: '120210', name: 'other' }
    const byFile = { id: 'b', external_id: null, name: 'hero.png' }
    const byName = { id: 'c', external_id: null, name: 'summer_sale v2.jpg' }
    const all = [byName, byFile, byId]
    const named = { ...ad, creative_file: 'Hero.jpg' }
    expect(matchCreatives([named], all)).toEqual([{ id: 'ad-1', analysis_id: 'a', match: 'id' }])
    expect(matchCreatives([named], [byName, byFile])).toEqual([{ id: 'ad-1', analysis_id: 'b', match: 'file' }])
    expect(matchCreatives([named], [byName])).toEqual([{ id: 'ad-1', analysis_id: 'c', match: 'name' }])
  })

  test('is not guessed from a name that several have, and not said again', () => {
    const twice = ['c', 'd'].map((id) => ({ id, external_id: null, name: 'Summer sale v2' }))
    expect(matchCreatives([ad], twice)).toEqual([])
    const [first] = twice
    expect(matchCreatives([{ ...ad, analysis_id: 'c' }], first === undefined ? [] : [first])).toEqual([])
  })
})
