import * as reactRedux from './react-redux.ts'
import * as toolkit from './redux-toolkit.ts'

test('remotes reach the store by the remote kit only', () => {
  expect(Object.keys(reactRedux)).toEqual(['shallowEqual'])
  expect(Object.keys(toolkit).filter((name) => /store|listener|bind/i.test(name))).toEqual([])
})
